import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createAttempts, MAX_KEYS } from '../../fixtures/accounts/attempts';
import { idOf, openScene, PASSWORD, type Scene } from '../support/backend-scene';

/**
 * Guesses of passwords, links and codes have to wait; a user who mistypes does not notice (docs/wire-format.md, 429).
 */
let scene: Scene;
let now: Date;
beforeEach(async () => {
  now = new Date('2026-05-01T10:00:00Z');
  scene = await openScene({ clock: () => now, allowedOrigin: 'https://console.test' });
});
afterEach(() => scene.close());

const wait = (seconds: number) => {
  now = new Date(now.getTime() + seconds * 1000);
};

type Answer = Awaited<ReturnType<Scene['call']>>;

/** The statuses of `count` answers, one call after the other. */
const repeat = async (count: number, call: (at: number) => Promise<Answer>) => {
  const statuses: number[] = [];
  for (let at = 0; at < count; at += 1) statuses.push((await call(at)).status);
  return statuses;
};

const times = (status: number, count: number) => Array.from({ length: count }, () => status);
const loginFrom = (address: string, email: string, password: string) =>
  scene.call('', '/bouser/login', { email, password }, { headers: { 'x-forwarded-for': address } });

describe('wrong logins', () => {
  it('of one account wait after ten, in words and seconds; the right password works then', async () => {
    const guess = (at: number) => loginFrom(`10.0.0.${at}`, 'site@x.it', 'wrong');
    expect(await repeat(12, guess)).toEqual([...times(401, 10), ...times(429, 2)]);
    const { status, json, headers } = await loginFrom('10.1.1.1', 'SITE@x.it ', PASSWORD);
    expect([status, json, headers.get('retry-after')]).toEqual([
      429,
      { errors: ['Troppi tentativi: riprova tra 30 secondi.'] },
      '30',
    ]);
    wait(29);
    expect((await loginFrom('10.1.1.1', 'site@x.it', PASSWORD)).status).toBe(429);
    wait(1);
    expect((await loginFrom('10.1.1.1', 'site@x.it', PASSWORD)).status).toBe(200);
    expect(await repeat(10, guess)).toEqual(times(401, 10));
  });

  it('wait alike whether the account exists or not', async () => {
    const answers = async (email: string) => {
      const told: unknown[] = [];
      for (let at = 0; at < 12; at += 1) {
        const { status, text, headers } = await loginFrom(`10.2.0.${at}`, email, 'wrong');
        told.push([status, text, headers.get('retry-after')]);
      }
      return told;
    };
    expect(await answers('nobody.knows@x.it')).toEqual(await answers('agent@x.it'));
  });

  it('from one address wait after thirty, whatever accounts they are of', async () => {
    const guess = (at: number) => loginFrom('10.3.0.1', `guess${at}@x.it`, 'wrong');
    expect(await repeat(40, guess)).toEqual([...times(401, 30), ...times(429, 10)]);
    expect((await loginFrom('10.3.0.2', 'agent@x.it', PASSWORD)).status).toBe(200);
  });

  it('that are sent all at once are counted before they are answered', async () => {
    const answers = await Promise.all(
      Array.from({ length: 40 }, (_, at) => loginFrom(`10.4.0.${at}`, 'agent@x.it', 'wrong')),
    );
    expect(answers.filter(({ status }) => status === 401)).toHaveLength(10);
  });

  it('do not hinder a user who mistypes now and then, nor many right ones', async () => {
    for (let day = 0; day < 5; day += 1) {
      expect(await repeat(4, () => scene.login('agent@x.it', 'typo'))).toEqual(times(401, 4));
      expect((await scene.login('agent@x.it')).status).toBe(200);
    }
    expect(await repeat(35, () => scene.login('admin@x.it'))).toEqual(times(200, 35));
  });

  it('name the wait to pages of the allowed origin', async () => {
    const headers = { origin: 'https://console.test' };
    const answer = await scene.call('', '/bouser/login', { email: '', password: '' }, { headers });
    expect(answer.headers.get('access-control-expose-headers')).toBe('Retry-After');
  });
});

describe('guesses of other kinds', () => {
  it('mails to one address, dead links and codes of a link wait too', async () => {
    const headersOf = (at: number) => ({ headers: { 'x-forwarded-for': `10.5.0.${at}` } });
    const ask = (at: number) =>
      scene.call('', '/bouser/forget/password', { email: 'who@x.it' }, headersOf(at));
    expect(await repeat(11, ask)).toEqual([...times(404, 10), 429]);

    const lists = '/api/v1/auth/reset/listaccounts?forget_password_token=';
    const open = (token: string) => scene.call('', lists + token, undefined, headersOf(99));
    expect(await repeat(31, (at) => open(`guess-${at}`))).toEqual([...times(404, 30), 429]);

    await scene.call('', '/bouser/forget/password', { email: 'site@x.it' });
    const token = String(scene.store.rows('outbox').at(-1)?.link).split('/').at(-1);
    const reset = (at: number, code: string) =>
      scene.call(
        '',
        `/bouser/reset/password?forget_password_token=${token}`,
        { code, password: 'Nuova-5678' },
        headersOf(at + 100),
      );
    expect(await repeat(11, (at) => reset(at, 'admin'))).toEqual([...times(422, 10), 429]);
    wait(30);
    expect((await reset(50, 'site')).status).toBe(200);
  });

  it('of the current password wait, and the session goes on', async () => {
    const change = () =>
      scene.call('agent', '/bouser/update/password', {
        password: 'Nuova-5678',
        oldpassword: 'wrong',
      });
    expect(await repeat(11, change)).toEqual([...times(422, 10), 429]);
    expect((await scene.call('agent', '/me')).status).toBe(200);
    expect(idOf(scene.store, 'bousers', 'agent')).toBeTruthy();
  });
});

describe('the memory of attempts', () => {
  const from = (ip: string) => ({ ip });

  it('is bounded, and keeps what was tried last', () => {
    const attempts = createAttempts(() => now);
    for (let at = 0; at < MAX_KEYS; at += 1) {
      attempts.begin(from(`10.${at >> 16}.${(at >> 8) & 255}.${at & 255}`), `guess ${at}`);
    }
    expect(attempts.size()).toBe(MAX_KEYS);
    const last = () => attempts.begin(from('192.0.2.1'), `guess ${MAX_KEYS - 1}`);
    for (let at = 0; at < 9; at += 1) last();
    expect(last).toThrow('429');
  });

  it('keeps nobody out for longer where the clock is set back', () => {
    const attempts = createAttempts(() => now);
    const guess = () => attempts.begin(from('192.0.2.1'), 'one');
    for (let at = 0; at < 10; at += 1) guess();
    wait(-365 * 86_400);
    expect(guess).toThrow('429');
    wait(30);
    expect(guess).not.toThrow();
  });
});
