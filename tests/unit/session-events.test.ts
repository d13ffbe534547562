import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { reauthenticate } from '@/providers/data/account';
import { updatePassword } from '@/providers/data/passwords';
import { request } from '@/providers/http/http';
import { refreshProfile, watchProfile } from '@/providers/data/profile-watch';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { stubBrowser } from '../support/browser';

const USER = person(['admin'], { id: '1' });
const SELF = { _id: '1', code: 'U1', email: 'ada@example.com', roles: ['admin'] };
const KEY = 'loyalty.session';

/** The network is the one thing that is not real here. */
const fetched = vi.fn<typeof fetch>();
const answer = (body: unknown, status = 200) => new Response(JSON.stringify(body), { status });
const answers = (replies: Readonly<Record<string, () => Response>>) =>
  fetched.mockImplementation(async (address) => {
    const path = new URL(String(address)).pathname.slice(1);
    const reply = replies[path];
    if (!reply) throw new Error(`nobody expected a call of ${path}`);
    return reply();
  });
const callsOf = (path: string) =>
  fetched.mock.calls.filter(([address]) => String(address).endsWith(`/${path}`)).length;
const settle = () => vi.advanceTimersByTimeAsync(0);

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  vi.useFakeTimers({ now: Date.UTC(2030, 0, 1) + performance.now() * 1e6 });
  browser = stubBrowser({ apiBase: 'http://localhost' });
  Object.assign(document, {
    addEventListener: vi.fn(),
    removeEventListener: vi.fn(),
    visibilityState: 'visible',
  });
  vi.stubGlobal('fetch', fetched);
  fetched.mockReset();
  session.start('t', USER);
});

afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Does to the storage what another tab does, with the event it causes here. */
const inAnotherTab = (written: string | null) => {
  if (written === null) browser.localStorage.removeItem(KEY);
  else browser.localStorage.setItem(KEY, written);
  browser.dispatchEvent(Object.assign(new Event('storage'), { key: KEY, newValue: written }));
};

describe('a session in several tabs', () => {
  it('is looked at again by a page that comes back out of the browser’s cache, which heard nothing', () => {
    const told = vi.fn();
    const stop = session.subscribe(told);
    browser.localStorage.removeItem(KEY);
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: false }));
    expect(told).not.toHaveBeenCalled();
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(told).toHaveBeenCalledTimes(1);
    expect(session.held()).toBeNull();
    stop();
  });

  it.each(['logout', 'refused', 'expired'])('that ended by %s elsewhere says so here', (ending) => {
    const stop = session.subscribe(vi.fn());
    inAnotherTab(JSON.stringify({ ending }));
    inAnotherTab(null);
    expect(session.held()).toBeNull();
    expect(session.ending()).toBe(ending);
    stop();
  });

  it('that began elsewhere begins here', () => {
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    session.end();
    const other = { token: 'b', user: { ...USER, id: '2' }, expiresAt: Date.now() + 1_000 };
    inAnotherTab(JSON.stringify(other));
    expect(session.current()?.user.id).toBe('2');
    expect(session.ending()).toBeNull();
    expect(heard).toHaveBeenCalledTimes(2);
    stop();
  });

  it('keeps the profile of one user off the session of another', async () => {
    answers({ me: () => answer({ self: { ...SELF, roles: ['agent'] } }) });
    const reading = refreshProfile();
    const other = { token: 'b', user: { ...USER, id: '2' }, expiresAt: Date.now() + 1_000 };
    browser.localStorage.setItem(KEY, JSON.stringify(other));
    await reading;
    expect(session.current()?.user).toMatchObject({ id: '2', roles: ['admin'] });
  });

  it('ends once, however many calls are refused', async () => {
    answers({ x: () => answer({ errors: ['Sessione scaduta'] }, 401) });
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    await Promise.allSettled(Array.from({ length: 5 }, () => request({ path: 'x' })));
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.ending()).toBe('refused');
    stop();
  });
});

describe('a session that the browser removes, which causes no event', () => {
  it.each([
    ['is no longer valid for the next reader', () => browser.localStorage.clear()],
    ['may be damaged instead', () => browser.localStorage.setItem(KEY, 'oops')],
  ])('%s', async (_, remove) => {
    const heard = vi.fn();
    const stop = session.subscribe(heard);
    expect(session.held()).not.toBeNull();
    remove();
    expect(session.held()).toBeNull();
    // A render may be the reader.
    expect(heard).not.toHaveBeenCalled();
    await settle();
    expect(heard).toHaveBeenCalledTimes(1);
    expect(session.ending()).toBe('refused');
    session.start('t2', USER);
    expect(session.ending()).toBeNull();
    stop();
  });
});

describe('the login again', () => {
  it('goes on in place with a new token, and the first login stays over', async () => {
    session.markPasswordChanged();
    answers({
      'bouser/login': () => answer({ token: 't2' }),
      me: () => answer({ self: { ...SELF, first_login: true } }),
    });
    await reauthenticate('Segreta1!');
    expect(session.current()).toMatchObject({ token: 't2', user: { id: '1', firstLogin: false } });
    expect(JSON.parse(String(fetched.mock.calls[0]?.[1]?.body))).toEqual({
      email: 'ada@example.com',
      password: 'Segreta1!',
    });
  });

  it('refuses the other account of the same e-mail', async () => {
    answers({
      'bouser/login': () => answer({ token: 't2' }),
      me: () => answer({ self: { ...SELF, _id: '2' } }),
    });
    await expect(reauthenticate('Segreta1!')).rejects.toMatchObject({
      kind: 'refused',
      status: 401,
    });
    expect(session.current()?.token).toBe('t');
  });

  it('brings nobody back who logged out meanwhile', async () => {
    answers({
      'bouser/login': () => answer({ token: 't2' }),
      me: () => {
        session.end();
        return answer({ self: SELF });
      },
    });
    await expect(reauthenticate('Segreta1!')).rejects.toMatchObject({ status: 401 });
    expect(session.held()).toBeNull();
  });

  it('with a wrong password ends nothing', async () => {
    answers({ 'bouser/login': () => answer({ errors: ['no'] }, 401) });
    await expect(reauthenticate('x')).rejects.toMatchObject({ status: 401 });
    expect(session.current()?.token).toBe('t');
  });
});

describe('the profile', () => {
  let stop: () => void;
  beforeEach(() => {
    stop = watchProfile();
  });
  afterEach(() => stop());
  const comeBack = () => browser.dispatchEvent(new Event('focus'));

  it('is read again when the user comes back, once a minute at most', async () => {
    answers({ me: () => answer({ self: { ...SELF, roles: ['agent'] } }) });
    comeBack();
    comeBack();
    await settle();
    expect(callsOf('me')).toBe(1);
    expect(session.current()?.user.roles).toEqual(['agent']);
    await vi.advanceTimersByTimeAsync(59_999);
    comeBack();
    expect(callsOf('me')).toBe(1);
    await vi.advanceTimersByTimeAsync(1);
    comeBack();
    expect(callsOf('me')).toBe(2);
    await settle();
  });

  it('is read again after refusals, once for all of them', async () => {
    answers({
      x: () => answer({ errors: ['no'] }, 403),
      me: () => answer({ self: { ...SELF, roles: [] } }),
    });
    await Promise.allSettled([1, 2, 3].map(() => request({ path: 'x' })));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(callsOf('me')).toBe(1);
    expect(session.current()?.user.roles).toEqual([]);
  });

  it('that is refused itself is not asked for again and again', async () => {
    answers({ me: () => answer({ errors: ['no'] }, 403) });
    comeBack();
    await vi.advanceTimersByTimeAsync(55_000);
    expect(callsOf('me')).toBe(1);
    expect(session.current()).not.toBeNull();
  });

  it('is not read for nobody', async () => {
    session.end();
    comeBack();
    await settle();
    expect(fetched).not.toHaveBeenCalled();
  });

  it('may ask for a first login, but not after the password was changed', async () => {
    answers({
      me: () => answer({ self: { ...SELF, first_login: true } }),
      'bouser/update/password': () => answer({ message: 'fatto' }),
    });
    await refreshProfile();
    expect(session.current()?.user.firstLogin).toBe(true);
    await updatePassword({ oldpassword: 'a', password: 'b' });
    expect(session.current()?.user.firstLogin).toBe(false);
    await refreshProfile();
    expect(session.current()?.user.firstLogin).toBe(false);
  });
});
