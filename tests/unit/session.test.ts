import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readCurrentUser } from '@/core/current-user';
import { session } from '@/providers/session/session';
import { personalKey, preferences, preferredLocale } from '@/providers/preferences/preferences';
import { stubBrowser } from '../support/browser';

const USER = {
  id: '1',
  code: 'U1',
  firstname: 'Ada',
  surname: 'Neri',
  email: 'ada@example.com',
  roles: ['agent' as const],
  companyCodes: ['C1'],
  locationCodes: ['L1'],
  firstLogin: false,
};

let browser: ReturnType<typeof stubBrowser>;

beforeEach(() => {
  browser = stubBrowser({ apiBase: 'http://localhost' });
});

afterEach(() => {
  session.end();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const storedKey = () => browser.localStorage.key(0) as string;

describe('a session', () => {
  it('is kept between visits', () => {
    session.start('t', USER);
    expect(session.current()).toMatchObject({ token: 't', user: USER });
    expect(JSON.parse(browser.localStorage.getItem(storedKey()) as string)).toMatchObject({
      token: 't',
    });
  });

  it('lives 86,400 seconds and not one more', () => {
    vi.useFakeTimers({ now: 0 });
    session.start('t', USER);
    vi.setSystemTime(86_400_000 - 1);
    expect(session.current()?.token).toBe('t');
    vi.setSystemTime(86_400_000);
    expect(session.current()).toBeNull();
  });

  it.each([
    ['no JSON', 'oops'],
    ['no token', '{"user":{"id":"1"},"expiresAt":9999999999999}'],
    [
      'a role nobody has',
      JSON.stringify({ token: 't', user: { ...USER, roles: ['root'] }, expiresAt: 9e12 }),
    ],
    ['no user', JSON.stringify({ token: 't', user: null, expiresAt: 9e12 })],
    ['a user without lists', JSON.stringify({ token: 't', user: { id: '1' }, expiresAt: 9e12 })],
    ...Object.entries({
      id: '1/delete',
      code: 5,
      firstname: null,
      surname: ['Neri'],
      email: { evil: true },
      roles: 'agent',
      companyCodes: [{}],
      locationCodes: 'L1',
      firstLogin: 'false',
    }).map(([field, value]) => [
      `a user whose ${field} is ${JSON.stringify(value)}`,
      JSON.stringify({
        token: 't',
        user: { ...USER, [field]: value },
        expiresAt: Date.now() + 1e6,
      }),
    ]),
    ['an end that is no number', JSON.stringify({ token: 't', user: USER, expiresAt: '9e12' })],
    ['a list', '[]'],
  ])('that was forged or damaged counts as none: %s', (_, text) => {
    session.start('t', USER);
    browser.localStorage.setItem(storedKey(), text);
    expect(session.current()).toBeNull();
  });

  it('that ends in another tab is heard of', () => {
    session.start('t', USER);
    const changed = vi.fn();
    const stop = session.subscribe(changed);
    const key = storedKey();
    browser.localStorage.clear();
    browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
    stop();
    expect(changed).toHaveBeenCalledTimes(1);
    expect(session.current()).toBeNull();
  });

  it.each([
    ['blocked', () => Object.defineProperty(browser, 'localStorage', { get: () => fail() })],
    ['full', () => Object.assign(browser.localStorage, { setItem: () => fail() })],
  ])('works in memory where storage is %s', (_, damage) => {
    damage();
    session.start('t', USER);
    expect(session.current()?.token).toBe('t');
    session.end();
    expect(session.current()).toBeNull();
  });
});

describe('a profile', () => {
  it('counts a field of another kind as empty', () => {
    const evil = { evil: true };
    const user = readCurrentUser({
      _id: '1',
      code: 5,
      firstname: evil,
      surname: null,
      email: evil,
      roles: ['agent', evil, 'root'],
      company_code: [evil, 'C1'],
      location_code: evil,
      first_login: 'false',
    });
    expect(user).toEqual({
      id: '1',
      code: '',
      firstname: '',
      surname: '',
      email: '',
      roles: ['agent'],
      companyCodes: ['C1'],
      locationCodes: [],
      firstLogin: false,
    });
  });

  it.each([null, 'Ada', [], {}, { _id: '1/delete' }, { _id: { evil: true } }])(
    '%j is no user',
    (self) => {
      expect(readCurrentUser(self)).toBeNull();
    },
  );
});

describe('preferences', () => {
  it.each([
    ['en', 'en'],
    ['it', 'it'],
    ['de', 'it'],
    [undefined, 'it'],
    [{ evil: true }, 'it'],
  ])('the language %j is spoken as %s', (stored, spoken) => {
    preferences.setItem('locale', stored);
    expect(preferredLocale()).toBe(spoken);
  });

  it('that are a person’s are found by that person alone, and by nobody signed out', () => {
    const views = personalKey('savedViews.company');
    session.start('t', USER);
    preferences.setItem(views, [{ name: 'Mia' }]);
    session.end();
    expect(preferences.getItem(views)).toBeUndefined();
    session.start('t', { ...USER, id: '12' });
    expect(preferences.getItem(views)).toBeUndefined();
    preferences.setItem('theme', 'dark');
    preferences.setItem(views, [{ name: 'Altra' }]);
    expect(preferences.listItems()).toEqual({ theme: 'dark', [views]: [{ name: 'Altra' }] });
    preferences.reset();
    session.start('t', USER);
    expect(preferences.listItems()).toEqual({ [views]: [{ name: 'Mia' }] });
  });

  it('that another tab keeps are heard of, but another person’s', () => {
    const heard = vi.fn();
    session.start('t', USER);
    const stop = preferences.subscribe(personalKey('x'), heard);
    for (const owner of ['2', USER.id]) {
      const key = `loyalty.preference.${owner}/own.x`;
      browser.localStorage.setItem(key, `"${owner}"`);
      browser.dispatchEvent(Object.assign(new Event('storage'), { key }));
    }
    expect(heard.mock.calls).toEqual([[USER.id]]);
    // Anything may have changed while the page was in the browser's back/forward cache.
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    stop();
    expect(heard.mock.calls).toEqual([[USER.id], [USER.id]]);
  });

  it('outlive the session, where a list was left does not', () => {
    preferences.setItem('theme', 'dark');
    preferences.setItem('company.listParams', { page: 3 });
    expect(preferences.getItem('company.listParams')).toEqual({ page: 3 });
    session.end();
    preferences.forgetLists();
    expect(preferences.getItem('theme')).toBe('dark');
    expect(preferences.getItem('company.listParams', 'default')).toBe('default');
    expect(browser.localStorage.getItem('loyalty.preference.company.listParams')).toBeNull();
  });
});

const fail = (): never => {
  throw new DOMException('The operation is insecure', 'SecurityError');
};
