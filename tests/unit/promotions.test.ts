import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { dayOf, today } from '@/core/days';
import { phaseOf } from '@/domain/promotion/promotion-phase';
import { byUrgency, concerns } from '@/resources/promotion/promotion-terms';
import { promotionCodec, quotasOf } from '@/resources/promotion/promotion.codec';
import type { Row } from '../../fixtures/database/store';
import { openScene, type Scene } from '../support/backend-scene';

const read = (wire: object) => promotionCodec.read({ ...wire });

describe('the days of a promotion', () => {
  const days = { start_date: '2026-11-01', end_date: '2026-11-30T23:00:00Z' };

  it.each([
    ['2026-10-31', 'upcoming', '2026-11-01'],
    ['2026-11-01', 'running', '2026-11-30'],
    ['2026-11-30', 'running', '2026-11-30'],
    ['2026-12-01', 'over', '2026-11-30'],
  ])('on %s it is %s, and %s matters', (now, name, day) => {
    expect(phaseOf(days, new Date(now))).toEqual({ name, day: new Date(day) });
  });

  it.each([
    {},
    { start_date: '2026-11-01' },
    { ...days, end_date: 'soon' },
    { ...days, start_date: 5 },
  ])('are none in %j', (fields) => expect(phaseOf(fields)).toBeNull());

  it('begin at midnight where the user is', () => {
    const late = new Date(2026, 10, 21, 23, 59);
    expect(today(late)).toEqual(dayOf('2026-11-21'));
    expect(today(new Date(late.getTime() + 60_000))).toEqual(dayOf('2026-11-22'));
  });
});

describe('whom a promotion concerns', () => {
  const customer = { id: '1', code: 'C1', companies: ['A', 'B'], categories: ['A-BAR'] };
  const promotion = {
    company_quotas: [{ company_code: 'A', quota: 0 }],
    recipients: ['customers'],
    categories: ['A-BAR', 'A-HOTEL'],
  };

  it.each([
    ['those of its company, recipients and categories', {}, true],
    ['everyone', { recipients: ['everyone'] }, true],
    ['all customers where it names no category', { categories: undefined }, true],
    ['nobody of another company', { company_quotas: [{ company_code: 'C', quota: 5 }] }, false],
    ['no customer where it is for agents', { recipients: ['agents', 'company_users'] }, false],
    ['nobody of another category', { categories: ['A-HOTEL'] }, false],
    ['nobody where it has no company', { company_quotas: null }, false],
  ])('%s', (_, fields, isConcerned) => {
    expect(concerns(read({ ...promotion, ...fields }), customer)).toBe(isConcerned);
  });
});

it('quotas are read from any value in their place', () => {
  expect(quotasOf(read({ company_quotas: { company_code: 'A', quota: '50' } }))).toEqual([
    { company_code: 'A', quota: 50 },
  ]);
  expect(quotasOf(read({ company_quotas: [null, 'A', { quota: 'x' }] }))).toEqual([
    { company_code: '', quota: 0 },
  ]);
  expect(quotasOf(read({}))).toEqual([]);
});

it('those that go on come first, the next to end at the top; then the last to have ended', () => {
  const rows = [
    { status: 'concluded', end_date: '2026-01-31' },
    { status: 'active', end_date: '2027-01-31' },
    { status: 'concluded', end_date: '2026-06-30' },
    { status: 'active', end_date: '2026-12-31' },
  ];
  expect(rows.toSorted(byUrgency).map(({ end_date }) => end_date)).toEqual([
    '2026-12-31',
    '2027-01-31',
    '2026-06-30',
    '2026-01-31',
  ]);
});

describe('promotions at the backend', () => {
  let scene: Scene;

  beforeAll(async () => {
    const rowOf = (_id: string, companies: string[], more: object = {}): Row => ({
      _id,
      code: _id,
      title: `Promozione ${_id}`,
      award_type: 'gift',
      status: 'active',
      company_code: companies,
      company_quotas: companies.map((company_code) => ({ company_code, quota: 0 })),
      ...more,
    });
    scene = await openScene(
      {},
      {
        promotions: [
          rowOf('P1', ['C1']),
          rowOf('P2', ['C2'], { award_type: 'reward' }),
          rowOf('P3', ['C1', 'C2'], { status: 'concluded' }),
        ],
      },
    );
  });
  afterAll(() => scene.close());

  const listed = async (who: string, query = ''): Promise<string[]> => {
    const { json } = await scene.call(who, `/api/v1/promotions${query}`);
    return json.data.promotions.map((row: Row) => row._id);
  };

  it.each([
    ['admin', ['P1', 'P2', 'P3']],
    ['company', ['P1', 'P3']],
    ['site', ['P1', 'P3']],
    ['agent', ['P1', 'P3']],
    ['other', ['P2', 'P3']],
  ])('%s sees those of the own companies, %j', async (who, expected) => {
    expect(await listed(who)).toEqual(expected);
    for (const id of ['P1', 'P2', 'P3']) {
      const { status } = await scene.call(who, `/api/v1/promotions/${id}`);
      expect(status).toBe(expected.includes(id) ? 200 : 404);
    }
  });

  it('are filtered by company, award type and status; the list of companies stays home', async () => {
    expect(await listed('admin', '?company_code=C2')).toEqual(['P2', 'P3']);
    expect(await listed('admin', '?award_type=reward')).toEqual(['P2']);
    expect(await listed('admin', '?status=concluded')).toEqual(['P3']);
    const { json } = await scene.call('admin', '/api/v1/promotions/P1');
    expect(json.data.promotion).not.toHaveProperty('company_code');
  });
});
