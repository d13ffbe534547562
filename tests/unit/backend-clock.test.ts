import { afterEach, describe, expect, it } from 'vitest';
import type { Row } from '../../fixtures/database/store';
import { openSeededBackend } from '../spec/seeded-backend';
import { openScene, type Scene } from '../support/backend-scene';

/** Checks what the backend derives from the time: clocks that jump, nights on which they change, other time zones. */
const START = '2026-05-01T10:00:00Z';
let now = new Date(START);
let scene: Scene | undefined;
const zone = process.env.TZ;
afterEach(async () => {
  now = new Date(START);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  await scene?.close();
  scene = undefined;
});

const at = (moment: string) => {
  now = new Date(moment);
};
const AN_HOUR = '2026-05-01T11:00:00Z';
const A_YEAR = '2027-05-01T10:00:00Z';
/** Seconds that a session outlives the jumps. */
const LONG = 400 * 86_400;
const YESTERDAY = '2026-04-30T10:00:00Z';

describe('where the clock jumps', () => {
  it('a session lives through an hour, not through a year, and a clock set back ends none', async () => {
    scene = await openScene({ clock: () => now });
    const statusAt = async (moment: string) => {
      at(moment);
      return (await scene?.call('agent', '/me'))?.status;
    };
    expect(await statusAt(START)).toBe(200);
    expect(await statusAt(AN_HOUR)).toBe(200);
    expect(await statusAt(YESTERDAY)).toBe(200);
    expect(await statusAt(A_YEAR)).toBe(401);
    // Others sign in at that time, and expired sessions are removed.
    expect((await scene.login('site@x.it')).status).toBe(200);
    expect(await statusAt(AN_HOUR)).toBe(401);
  });

  it('a password link works after an hour, not after a year', async () => {
    scene = await openScene({ clock: () => now });
    const ask = async () => {
      await scene?.call('', '/bouser/forget/password', { email: 'agent@x.it' });
      return String(scene?.store.rows('outbox').at(-1)?.link).split('/').at(-1);
    };
    const statusOf = async (token: string | undefined) =>
      (await scene?.call('', `/api/v1/auth/reset/listaccounts?forget_password_token=${token}`))
        ?.status;
    const token = await ask();
    at(AN_HOUR);
    expect(await statusOf(token)).toBe(200);
    at(A_YEAR);
    expect(await statusOf(token)).toBe(404);
    expect(await statusOf(await ask())).toBe(200);
  });

  it('a record changed on a clock set back still gets a new version', async () => {
    scene = await openScene({ clock: () => now, tokenSeconds: LONG });
    const path = `/api/v1/companies/${scene.store.rows('companies')[0]?._id}`;
    const versions: string[] = [];
    for (const moment of [START, A_YEAR, YESTERDAY, YESTERDAY]) {
      at(moment);
      const { company } = (await scene.call('admin', path)).json.data;
      const { status, json } = await scene.call('admin', `${path}/update`, company);
      expect(status).toBe(200);
      versions.push(json.data.company.updated_at);
    }
    expect(new Set(versions).size).toBe(4);
    expect(versions).toEqual(versions.toSorted());
  });

  it('a scheduled notice is sent once its moment is over, and waits again before it', async () => {
    const backend = await openSeededBackend({ clock: () => now, tokenSeconds: LONG });
    try {
      const [notice] = backend.store.rows('customnotices');
      const scheduled_at = '2026-05-01T10:30:00.000Z';
      backend.store.replace('customnotices', { ...notice!, status: 'scheduled', scheduled_at });
      const sent = async (moment: string) => {
        at(moment);
        const answer = await backend.call('admin', '/api/v1/customnotices?status=sent&pageSize=99');
        const { data } = (await answer.json()) as { data: { customnotices: Row[] } };
        return data.customnotices.some(({ _id }) => _id === notice?._id);
      };
      expect(await sent(START)).toBe(false);
      expect(await sent(AN_HOUR)).toBe(true);
      expect(await sent(A_YEAR)).toBe(true);
      expect(await sent(START)).toBe(false);
    } finally {
      await backend.close();
    }
  });
});

it('a month that is over is delivered in reports, though no record has changed', async () => {
  const month = { customer_code: 'K1', company_code: 'C1', year: 2026, month: 5, amount: 500 };
  at('2026-05-31T23:59:00Z');
  scene = await openScene(
    { clock: () => now, tokenSeconds: LONG },
    {
      promotions: [
        {
          _id: 'p',
          code: 'P',
          title: 'Prova',
          award_type: 'reward',
          status: 'active',
          start_date: '2026-05-01',
          end_date: '2026-08-31',
          payout_type: 'upon_delivery',
          max_per_client: 0,
          recipients: ['customers'],
          categories: [],
          company_code: ['C1'],
          company_quotas: [{ company_code: 'C1', quota: 0 }],
        },
      ],
      rewards: [
        { _id: 'r', promotion_id: 'p', type: 'money_fixed', target_value: 100, amount: 10 },
      ],
      turnovers: [{ _id: 't', ...month }],
      targets: [],
      gifts: [],
    },
  );
  const delivered = async () => {
    const { json } = await scene!.call(
      'company',
      '/api/v1/promotions/reports?sortField=awards_delivered',
    );
    return json.data.reports.map((row: Row) => row.awards_delivered);
  };
  expect(await delivered()).toEqual([0]);
  at('2026-06-01T00:00:00Z');
  expect(await delivered()).toEqual([5]);
  at('2026-05-31T23:59:00Z');
  expect(await delivered()).toEqual([0]);
});

describe('the last 30 days', () => {
  /** 30 times 24 hours before and after the nights on which Italy's clocks change: 25 October and 29 March 2026. */
  const NIGHTS = ['2026-10-25T01:00:00Z', '2026-03-29T01:00:00Z'];
  const ZONES = ['Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati'];
  const HOUR = 3_600_000;

  it.each(NIGHTS.flatMap((night) => ZONES.map((place) => [night, place] as const)))(
    'are 720 hours around %s, seen from %s',
    async (night, place) => {
      process.env.TZ = place;
      const accesses = (hours: readonly number[]) =>
        hours.map((hour) => new Date(Date.parse(night) + hour * HOUR).toISOString());
      scene = await openScene(
        { clock: () => now, tokenSeconds: LONG },
        {
          customers: [
            {
              _id: 'a',
              code: 'A',
              company_code: 'C1',
              location_code: 'C1-A',
              agent_code: 'agent',
              accesses_list: accesses([-1, 0, 1, 24, 25]),
            },
          ],
        },
      );
      const counted = async (hours: number) => {
        at(new Date(Date.parse(night) + hours * HOUR).toISOString());
        const { text } = await scene!.call('agent', '/accesslist/csv');
        const [header = '', line = ''] = text.replace('\uFEFF', '').split('\r\n');
        return Number(line.split(',')[header.split(',').indexOf('month_access')]);
      };
      expect(await counted(2)).toBe(3);
      expect(await counted(720 - 2)).toBe(5);
      expect(await counted(720 - 1)).toBe(4);
      expect(await counted(720)).toBe(3);
      expect(await counted(720 + 1)).toBe(2);
      expect(await counted(720 + 25)).toBe(0);
    },
  );
});

it('days stay the days they are, wherever the backend runs', async () => {
  const seen = new Set<string>();
  for (const place of ['Europe/Rome', 'America/Los_Angeles', 'Pacific/Kiritimati']) {
    process.env.TZ = place;
    at('2026-10-24T23:30:00Z');
    const backend = await openSeededBackend({ clock: () => now });
    try {
      const date = { publication_date: '2026-10-25T01:30:00.000Z' };
      const [news] = backend.store.rows('news');
      backend.store.replace('news', { ...news!, ...date });
      const path = `/api/v1/news/${news?._id}`;
      const one = (await (await backend.call('admin', path)).json()) as {
        data: { news_item: Row };
      };
      expect((await backend.call('admin', `${path}/update`, one.data.news_item)).status).toBe(200);
      const { data } = (await (
        await backend.call(
          'admin',
          '/api/v1/promotions/reports?from=2026-10-25&to=2026-10-25&pageSize=99',
        )
      ).json()) as { data: { reports: Row[] } };
      seen.add(
        JSON.stringify([
          backend.store.find('news', news?._id ?? '')?.publication_date,
          data.reports.map(({ promotion_code, company_code }) => [promotion_code, company_code]),
        ]),
      );
    } finally {
      await backend.close();
    }
  }
  expect([...seen]).toHaveLength(1);
  expect([...seen][0]).toContain('2026-10-25T01:30:00.000Z');
});
