import { describe, expect, it } from 'vitest';
import { stateFrom, stateInDays } from '@/core/state';
import { journeyCodec } from '@/resources/journey/journey.codec';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { surveyCodec } from '@/resources/survey/survey.codec';
import { publicationCodec } from '@/domain/publication/publication-codec';

const DAY = new Date('2026-11-23T00:00:00Z');

describe('a state in time', () => {
  it.each([
    [{ start_date: '2026-11-24', end_date: '2026-12-31' }, 'scheduled'],
    [{ start_date: '2026-11-23T22:00:00Z', end_date: '2026-11-23' }, 'active'],
    [{ start_date: '2026-01-01', end_date: '2026-11-22' }, 'over'],
    [{ start_date: 'soon', end_date: {} }, 'active'],
    [{}, 'active'],
  ])('of the days %j is %s', (days, state) => {
    expect(stateInDays('active', days, DAY)).toBe(state);
  });

  it('is scheduled until the moment has come', () => {
    const now = new Date('2026-11-23T10:00:00Z');
    expect(stateFrom('published', '2026-11-23T10:00:01Z', now)).toBe('scheduled');
    expect(stateFrom('published', '2026-11-23T10:00:00Z', now)).toBe('published');
    expect(stateFrom('published', null, now)).toBe('published');
  });

  it.each([
    ['before its first day', { start_date: '2999-01-01', end_date: '2999-02-01' }, 'scheduled'],
    ['in its days', { start_date: '2020-01-01', end_date: '2999-02-01' }, 'running'],
    ['after its last day', { start_date: '2020-01-01', end_date: '2020-02-01' }, 'over'],
  ])('of a journey %s is told by its days', (_, days, state) => {
    expect(journeyCodec.read?.(days).state).toBe(state);
    expect(surveyCodec.read?.({ ...days, status: 'published' }).state).toBe(
      state === 'running' ? 'published' : state,
    );
    expect(surveyCodec.read?.({ ...days, status: 'draft' }).state).toBe('draft');
  });

  it('is read of promotions and publications alone that are open', () => {
    const later = { start_date: '2999-01-01', end_date: '2999-02-01' };
    expect(promotionCodec.read({ ...later, status: 'active' }).state).toBe('scheduled');
    expect(promotionCodec.read({ ...later, status: 'concluded' }).state).toBe('concluded');
    const read = (fields: object) =>
      publicationCodec.read?.({ publication_date: '2999-01-01T08:00:00Z', ...fields }).state;
    expect([
      read({ published: false }),
      read({ published: true }),
      read({ published: true, visible: false }),
      read({ published: true, publication_date: '2020-01-01T08:00:00Z' }),
    ]).toEqual(['draft', 'scheduled', 'hidden', 'published']);
  });
});
