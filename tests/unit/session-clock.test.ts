import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { session } from '@/providers/session/session';
import { sessionClock } from '@/providers/session/session-clock';
import { person } from '../support/people';
import { stubBrowser } from '../support/browser';

const USER = person(['agent'], { id: '1' });
const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const DAY = 86_400 * SECOND;

let browser: ReturnType<typeof stubBrowser>;
let stop: () => void;
const pass = (milliseconds: number) => vi.advanceTimersByTime(milliseconds);

beforeEach(() => {
  vi.useFakeTimers({ now: 0 });
  browser = stubBrowser({ apiBase: 'http://localhost' });
  Object.assign(document, { addEventListener: vi.fn(), removeEventListener: vi.fn() });
  stop = sessionClock.watch();
});

afterEach(() => {
  stop();
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe('the clock of a session', () => {
  it('says nothing until ten minutes are left, then counts minutes, and seconds in the last one', () => {
    session.start('t', USER);
    const heard: (number | null)[] = [];
    const silence = sessionClock.subscribe(() => heard.push(sessionClock.secondsLeft()));
    pass(DAY - 10 * MINUTE - 1);
    expect(sessionClock.secondsLeft()).toBeNull();
    pass(1);
    expect(sessionClock.secondsLeft()).toBe(600);
    pass(9 * MINUTE);
    expect(heard).toEqual([600, 540, 480, 420, 360, 300, 240, 180, 120, 60]);
    pass(57 * SECOND);
    expect(sessionClock.secondsLeft()).toBe(3);
    silence();
  });

  it.each(['9e12', '1e999'])('ends a session that would end at %s after a day', (expiresAt) => {
    const text = JSON.stringify({ token: 't', user: USER, expiresAt: 0 });
    browser.localStorage.setItem('loyalty.session', text.replace(':0}', `:${expiresAt}}`));
    browser.dispatchEvent(new Event('focus'));
    expect(session.current()?.expiresAt).toBe(DAY);
    expect(vi.getTimerCount()).toBe(1);
    const kept: unknown = JSON.parse(browser.localStorage.getItem('loyalty.session') ?? '');
    expect(kept).toMatchObject({ expiresAt: DAY });
    pass(DAY);
    expect(session.held()).toBeNull();
  });

  it('ends the session at its last second, once, with the reason', () => {
    session.start('t', USER);
    const heard = vi.fn();
    const silence = session.subscribe(heard);
    pass(DAY - 1);
    expect(session.current()?.token).toBe('t');
    expect(heard).not.toHaveBeenCalled();
    pass(1);
    expect(session.held()).toBeNull();
    expect(session.ending()).toBe('expired');
    pass(DAY);
    expect(heard).toHaveBeenCalledTimes(1);
    expect(sessionClock.secondsLeft()).toBeNull();
    silence();
  });

  it('notices at the first look after the machine slept', () => {
    session.start('t', USER);
    vi.setSystemTime(DAY + 5 * MINUTE);
    expect(session.held()).not.toBeNull();
    expect(session.current()).toBeNull();
    browser.dispatchEvent(new Event('focus'));
    expect(session.ending()).toBe('expired');
  });

  it('notices within a minute where nobody looks', () => {
    session.start('t', USER);
    vi.setSystemTime(DAY + 5 * MINUTE);
    pass(MINUTE);
    expect(session.held()).toBeNull();
  });

  it('starts anew with a renewed session', () => {
    session.start('t', USER);
    pass(DAY - 2 * MINUTE);
    expect(sessionClock.secondsLeft()).toBe(120);
    session.renew('t2', USER);
    expect(sessionClock.secondsLeft()).toBeNull();
    pass(DAY - 1);
    expect(session.current()?.token).toBe('t2');
  });

  it('ends what was stored longer ago than a day before anything is drawn', () => {
    session.start('t', USER);
    stop();
    vi.setSystemTime(2 * DAY);
    stop = sessionClock.watch();
    expect(session.held()).toBeNull();
    expect(session.ending()).toBe('expired');
  });

  it('works where storage is blocked', () => {
    Object.defineProperty(browser, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure', 'SecurityError');
      },
    });
    session.start('t', USER);
    pass(DAY - MINUTE);
    expect(sessionClock.secondsLeft()).toBe(60);
    pass(MINUTE);
    expect(session.ending()).toBe('expired');
  });
});
