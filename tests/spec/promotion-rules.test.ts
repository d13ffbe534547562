import { afterAll, beforeAll, describe, expect, it, test } from 'vitest';
import { schema as giftSchema } from '@/resources/gift/gift.schema';
import { schema as rewardSchema } from '@/resources/reward/reward.schema';
import { table as awards } from './entities/additional-award.spec-table';
import { FREE_RULES, table as gifts } from './entities/gift.spec-table';
import { table as promotions } from './entities/promotion.spec-table';
import { REWARD_RULES, table as rewards } from './entities/reward.spec-table';
import type { EntityTable } from './entity-table';
import { told } from './schemas';
import { openSeededBackend, type SeededBackend } from './seeded-backend';
import { SENTENCES } from './sentences.table';

/**
 * Rules between a promotion and the records below it: section 5 of the specification, docs/wire-format.md, section 4.
 */
let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

const GIFTS = '/api/v1/giftpromotions';
const REWARDS = '/api/v1/rewardpromotions';
const AWARDS = '/api/v1/promotargets';
const PROMOTIONS = '/api/v1/promotions';

const payload = (table: EntityTable, more: object = {}) => ({
  ...backend.payloadOf(table),
  ...more,
});
const rowOf = (collection: string, wanted: object) =>
  backend.store
    .rows(collection)
    .find((row) => Object.entries(wanted).every(([field, value]) => row[field] === value));
const refused = async (path: string, body: object) => {
  const { status, errors } = await backend.refusal(path, body);
  return [status, ...(errors as { field: string }[]).map(({ field }) => field)];
};

describe('a free gift', () => {
  test.each(FREE_RULES)('worth %j, %j pieces: %j', async (worth, quantity, expected) => {
    const body = payload(gifts, { free: true, worth, quantity });
    expect(told(giftSchema, body, 'it')).toEqual(expected);
    if (Object.keys(expected).length === 0) {
      expect((await backend.call('admin', GIFTS, body)).status).toBe(201);
    } else {
      expect(await refused(GIFTS, body)).toEqual([422, ...Object.keys(expected)]);
    }
  });
});

describe('a reward', () => {
  test.each(REWARD_RULES)('of type %s gives its %s: %j', async (type, field, value) => {
    const empty = { type, amount: undefined, percent: undefined, prize_title: undefined };
    const [italian] = SENTENCES.required;
    expect(told(rewardSchema, payload(rewards, empty), 'it')).toEqual({ [field]: italian });
    expect(await refused(REWARDS, payload(rewards, empty))).toEqual([422, field]);
    const body = payload(rewards, { ...empty, [field]: value });
    expect((await backend.call('admin', REWARDS, body)).status).toBe(201);
    expect(backend.store.rows('rewards').at(-1)).toMatchObject({ type, [field]: value });
  });

  it('keeps nothing that another type would give', async () => {
    const body = payload(rewards, { type: 'money_percent', percent: 5, prize_title: 'Viaggio' });
    await backend.call('admin', REWARDS, body);
    expect(backend.store.rows('rewards').at(-1)).toMatchObject({ amount: null, prize_title: '' });
  });
});

describe('what hangs below a promotion', () => {
  it('is what the promotion gives', async () => {
    const gift = rowOf('promotions', { award_type: 'gift' })?._id;
    const reward = rowOf('promotions', { award_type: 'reward' })?._id;
    expect(await refused(GIFTS, payload(gifts, { promotion_id: reward }))).toEqual([
      422,
      'promotion_id',
    ]);
    expect(await refused(REWARDS, payload(rewards, { promotion_id: gift }))).toEqual([
      422,
      'promotion_id',
    ]);
  });

  it('is of a promotion that is there', async () => {
    const promotion_id = 'f'.repeat(24);
    for (const [path, table] of [
      [GIFTS, gifts],
      [REWARDS, rewards],
    ] as const) {
      expect(await refused(path, payload(table, { promotion_id }))).toEqual([422, 'promotion_id']);
    }
  });

  it('goes with it, and a gift takes its additional awards along', async () => {
    await backend.call('admin', PROMOTIONS, payload(promotions));
    const promotion_id = backend.store.rows('promotions').at(-1)?._id ?? '';
    await backend.call('admin', GIFTS, payload(gifts, { promotion_id }));
    const gift_id = backend.store.rows('gifts').at(-1)?._id ?? '';
    await backend.call('admin', AWARDS, payload(awards, { promotion_id, gift_id }));
    expect(rowOf('promotargets', { gift_id })).toBeDefined();
    await backend.call('admin', `${GIFTS}/${gift_id}/delete`);
    expect(rowOf('promotargets', { gift_id })).toBeUndefined();
    await backend.call('admin', GIFTS, payload(gifts, { promotion_id }));
    expect((await backend.call('admin', `${PROMOTIONS}/${promotion_id}/delete`)).status).toBe(200);
    expect(rowOf('gifts', { promotion_id })).toBeUndefined();
  });

  it('stays below it: an update does not move it', async () => {
    const [, ...others] = ['gift', 'reward'].flatMap((award_type) =>
      backend.store.rows('promotions').filter((row) => row.award_type === award_type),
    );
    for (const [path, collection] of [
      [GIFTS, 'gifts'],
      [REWARDS, 'rewards'],
      [AWARDS, 'promotargets'],
    ] as const) {
      const row = backend.store.rows(collection)[0];
      const from = rowOf('promotions', { _id: row?.promotion_id });
      const to = others.find(({ _id }) => _id !== from?._id);
      const update = `${path}/${row?._id}/update`;
      expect(await backend.refusal(update, { ...row, promotion_id: to?._id })).toEqual({
        status: 409,
        errors: [
          {
            field: 'promotion_id',
            message: expect.stringMatching(
              `^(Il regalo|La ricompensa|Il premio aggiuntivo) non può passare da ${String(from?.code)} a ${String(to?.code)}$`,
            ),
          },
        ],
      });
      expect([path, (await backend.call('admin', update, row)).status]).toEqual([path, 200]);
    }
  });

  it('is seen by who sees the promotion', async () => {
    const foreign = rowOf('promotions', { code: 'MON-P01' })?._id;
    const gift = rowOf('gifts', { promotion_id: foreign })?._id;
    expect((await backend.call('admin', `${GIFTS}/${gift}`)).status).toBe(200);
    expect((await backend.call('agent', `${GIFTS}/${gift}`)).status).toBe(404);
    const listed = await backend.call('agent', `${GIFTS}?promotion_id=${foreign}`);
    expect(await listed.json()).toMatchObject({ data: { gifts: [], total_rows: 0 } });
  });
});

describe('an additional award', () => {
  it('hangs on a gift where the promotion gives gifts, and on none where it gives rewards', async () => {
    expect(await refused(AWARDS, payload(awards, { gift_id: '' }))).toEqual([422, 'gift_id']);
    const promotion_id = rowOf('promotions', { award_type: 'reward' })?._id;
    const body = payload(awards, { promotion_id, gift_id: '' });
    expect((await backend.call('admin', AWARDS, body)).status).toBe(201);
  });

  it('hangs on a gift of its own promotion', async () => {
    const own = rowOf('gifts', {})?.promotion_id;
    const other = backend.store.rows('gifts').find(({ promotion_id }) => promotion_id !== own)?._id;
    const body = payload(awards, { promotion_id: own, gift_id: other });
    expect(await refused(AWARDS, body)).toEqual([422, 'gift_id']);
  });

  it('keeps its award option from being deleted', async () => {
    await backend.call('admin', AWARDS, payload(awards));
    const option = backend.store.rows('promotargets').at(-1)?.award_option_id;
    const before = backend.state();
    const answer = await backend.call('admin', `/api/v1/awardoptions/${String(option)}/delete`);
    expect(answer.status).toBe(409);
    expect(backend.state()).toEqual(before);
  });
});

describe('a promotion', () => {
  it('is active until an update concludes it', async () => {
    const body = payload(promotions);
    await backend.call('admin', PROMOTIONS, body);
    const made = backend.store.rows('promotions').at(-1);
    expect(made?.status).toBe('active');
    const update = `${PROMOTIONS}/${made?._id}/update`;
    await backend.call('admin', update, { ...body, status: 'concluded' });
    expect(rowOf('promotions', { _id: made?._id })?.status).toBe('concluded');
  });

  it('keeps its award type while gifts, rewards or additional awards hang on it', async () => {
    const body = payload(promotions, { award_type: 'gift' });
    await backend.call('admin', PROMOTIONS, body);
    const promotion_id = backend.store.rows('promotions').at(-1)?._id ?? '';
    const update = `${PROMOTIONS}/${promotion_id}/update`;
    const turned = { ...body, award_type: 'reward' };
    expect((await backend.call('admin', update, turned)).status).toBe(200);
    expect((await backend.call('admin', update, body)).status).toBe(200);
    await backend.call('admin', GIFTS, payload(gifts, { promotion_id }));
    const gift_id = backend.store.rows('gifts').at(-1)?._id ?? '';
    await backend.call('admin', AWARDS, payload(awards, { promotion_id, gift_id }));
    expect(await backend.refusal(update, turned)).toEqual({
      status: 409,
      errors: [
        {
          field: 'award_type',
          message: 'Il valore non può cambiare: è usato da 1 regalo e 1 premio aggiuntivo',
        },
      ],
    });
    const renamed = { ...body, title: 'Un altro titolo' };
    expect((await backend.call('admin', update, renamed)).status).toBe(200);
  });

  it('names categories of the companies that give it', async () => {
    const body = payload(promotions, { categories: ['MON-OFF'] });
    expect(await refused(PROMOTIONS, body)).toEqual([422, 'categories']);
  });

  it('needs no categories where it reaches no customers', async () => {
    const body = payload(promotions, { recipients: ['agents'], categories: [] });
    expect((await backend.call('admin', PROMOTIONS, body)).status).toBe(201);
  });
});
