import { afterEach, describe, expect, it, vi } from 'vitest';
import { dayOf } from '@/core/days';
import { appUser } from '@/resources/app-user/app-user.definition';
import { COPY_RULES } from '@/resources/promotion/promotion-fields';
import { promotion } from '@/resources/promotion/promotion.definition';
import { copyOf } from '@/kit/duplicate/copy';

const NOW = dayOf('2026-03-10') ?? undefined;

afterEach(() => vi.unstubAllEnvs());

describe('a copy of a record', () => {
  it('has no code, and what its rules set', () => {
    const record = { code: 'A1', business_name: 'Bar', status: 'deactivated' };
    expect(copyOf(appUser, record, { set: { status: 'active' } }, NOW)).toEqual({
      code: '',
      business_name: 'Bar',
      status: 'active',
    });
  });

  it.each([
    [
      'start today where the record is over, as far from each other as they were',
      ['2025-12-30', '2026-01-30'],
      ['2026-03-10', '2026-04-10'],
    ],
    [
      'start the day after a record that is still running',
      ['2026-03-01', '2026-03-20'],
      ['2026-03-21', '2026-04-09'],
    ],
    [
      'start the day after a record that is still to come',
      ['2026-04-01', '2026-05-01'],
      ['2026-05-02', '2026-06-01'],
    ],
    [
      'are days, also where the backend adds a time',
      ['2026-03-01T00:00:00.000Z', ''],
      ['2026-03-10', ''],
    ],
  ])('has dates that %s', (_, [from, to], [movedFrom, movedTo]) => {
    const dated = { ...appUser, calendar: { fields: ['from', 'to'] } } as const;
    const copy = copyOf(dated, { from, to }, undefined, NOW);
    expect([copy.from, copy.to]).toEqual([movedFrom, movedTo]);
  });

  it.each([
    ['today', '2026-03-10', '2026-03-01T08:30:00.000Z', '2026-03-10T08:30:00.000Z'],
    [
      'after the clocks change',
      '2026-03-30',
      '2026-03-20T09:00:00.000Z',
      '2026-03-30T08:00:00.000Z',
    ],
    ['after midnight', '2026-03-10', '2026-03-01T23:30:00.000Z', '2026-03-09T23:30:00.000Z'],
  ])('at a moment has the same local time %s', (_, now, at, moved) => {
    vi.stubEnv('TZ', 'Europe/Rome');
    const dated = { ...appUser, calendar: { fields: ['at'] } } as const;
    expect(copyOf(dated, { at }, undefined, dayOf(now) ?? undefined).at).toBe(moved);
  });

  it.each([
    ['a month', ['2026-09-01', '2026-09-30'], ['2027-09-01', '2027-09-30']],
    [
      'a month of last year that comes again',
      ['2025-09-01', '2025-09-30'],
      ['2026-09-01', '2026-09-30'],
    ],
    [
      'a month of last year that has begun again',
      ['2025-03-01', '2025-03-31'],
      ['2027-03-01', '2027-03-31'],
    ],
    ['February, to its last day', ['2027-02-01', '2027-02-28'], ['2028-02-01', '2028-02-29']],
    ['February, from its last day', ['2028-02-01', '2028-02-29'], ['2029-02-01', '2029-02-28']],
    ['months of two years', ['2026-11-01', '2027-01-31'], ['2027-11-01', '2028-01-31']],
    ['more than a year', ['2026-01-01', '2027-02-28'], ['2028-01-01', '2029-02-28']],
    [
      'days of two months, as many as they were',
      ['2027-02-15', '2027-03-15'],
      ['2028-02-15', '2028-03-14'],
    ],
    ['a day that not every year has', ['2028-02-29', '2028-03-10'], ['2029-02-28', '2029-03-10']],
    [
      'times of the day',
      ['2026-09-01T08:30:00Z', '2026-09-30T22:00:00Z'],
      ['2027-09-01T08:30:00Z', '2027-09-30T22:00:00Z'],
    ],
    ['a day alone', ['', '2026-09-30'], ['', '2027-09-30']],
    ['what is no day', ['soon', null], ['soon', null]],
  ])('moved by years keeps %s', (_, [from, to], [movedFrom, movedTo]) => {
    const copy = copyOf(appUser, { from, to }, { movedByYears: ['from', 'to'] }, NOW);
    expect([copy.from, copy.to]).toEqual([movedFrom, movedTo]);
  });
});

it('a copy of September 2026 is proposed for September 2027', () => {
  const record = { start_date: '2026-09-01', end_date: '2026-09-30', status: 'concluded' };
  expect(copyOf(promotion, record, COPY_RULES, dayOf('2026-11-24') ?? undefined)).toMatchObject({
    start_date: '2027-09-01',
    end_date: '2027-09-30',
    status: undefined,
  });
});
