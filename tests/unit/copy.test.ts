import { describe, expect, it } from 'vitest';
import { dayOf } from '@/core/days';
import { appUser } from '@/resources/app-user/app-user.definition';
import { copyOf } from '@/kit/form/copy';

const NOW = dayOf('2026-03-10') ?? undefined;

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
      'keep the time of the day',
      ['2026-03-01T08:30:00.000Z', ''],
      ['2026-03-10T08:30:00.000Z', ''],
    ],
  ])('has dates that %s', (_, [from, to], [movedFrom, movedTo]) => {
    const copy = copyOf(appUser, { from, to }, { movedOn: ['from', 'to'] }, NOW);
    expect([copy.from, copy.to]).toEqual([movedFrom, movedTo]);
  });
});
