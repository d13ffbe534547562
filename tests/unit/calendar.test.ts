import fc from 'fast-check';
import type { RaRecord } from 'react-admin';
import { describe, expect, it, test } from 'vitest';
import { localDay, movedByDays } from '@/core/calendar-days';
import type { Role } from '@/core/permissions';
import { resources } from '@/resources/registry';
import {
  audiencesOf,
  itemsIn,
  itemsOf,
  itemsOfDays,
  itemsUnderWay,
  lookStateOf,
  nextDayOf,
  nextWeekOf,
  runsIn,
  stateOf,
  timeStateOf,
  wholeOf,
  type CalendarItem,
} from '@/pages/calendar/calendar-items';
import { addMonths, newItemStart, periodOf, startOfWeek, weeksIn } from '@/pages/calendar/days';
import { icsAddress, toIcs } from '@/pages/calendar/ics';
import { initialsOf } from '@/pages/calendar/company-initials';
import { weekRoom } from '@/pages/calendar/useWeekRoom';
import { layWeek } from '@/pages/calendar/week-layout';

describe('periods', () => {
  it.each([
    ['2026-11-22', '2026-11-16'],
    ['2026-11-23', '2026-11-23'],
    ['2027-01-01', '2026-12-28'],
  ])('the week of %s begins on %s', (day, monday) => {
    expect(startOfWeek(day)).toBe(monday);
  });

  it.each([
    ['2026-01-31', 1, '2026-02-28'],
    ['2024-01-31', 1, '2024-02-29'],
    ['2026-01-15', -1, '2025-12-15'],
    ['2026-12-31', 1, '2027-01-31'],
  ])('%s and %s months is %s', (day, count, later) => {
    expect(addMonths(day, count)).toBe(later);
  });

  it('a month is shown in whole weeks', () => {
    const period = periodOf('month', '2026-11-22');
    expect(period).toEqual({ from: '2026-10-26', to: '2026-12-06' });
    expect(weeksIn(period)).toHaveLength(6);
  });
});

test.each([
  ['2026-01-05', '2026-01-05'],
  ['2026-1-5', null],
  ['2026-02-31', null],
  ['soon', null],
])('the day of %j is %j', (value, day) => expect(localDay(value)).toBe(day));

describe('a new item of a day', () => {
  it.each([
    ['starts at nine', '2026-12-03', '2026-12-01T15:20:00', '2026-12-03T09:00:00'],
    [
      'of today starts in the next hour',
      '2026-12-03',
      '2026-12-03T15:20:00',
      '2026-12-03T16:00:00',
    ],
    ['starts at nine early today', '2026-12-03', '2026-12-03T06:20:00', '2026-12-03T09:00:00'],
  ])('%s', (_, day, now, start) => {
    expect(newItemStart(day, new Date(now))).toBe(new Date(start).toISOString());
  });
});

describe('a moved date', () => {
  it('stays a day where it was one', () => {
    expect(movedByDays('2026-12-31', 1)).toBe('2027-01-01');
  });

  it('keeps its time of the day where it was a moment', () => {
    const before = new Date(2026, 2, 27, 9, 30);
    const after = new Date(movedByDays(before.toISOString(), 7));
    expect([after.getDate(), after.getHours(), after.getMinutes()]).toEqual([3, 9, 30]);
  });
});

const item = (title: string, start: string, end = start): CalendarItem => ({
  key: `news ${title}`,
  kind: 'news',
  record: { id: title },
  title,
  start,
  end,
  isMovable: true,
  isDraft: false,
  companies: [],
});

describe('what is on', () => {
  const definitionOf = (name: string) => {
    const definition = resources.find((resource) => resource.name === name);
    if (!definition) throw new Error(`No ${name}`);
    return definition;
  };
  const as = {
    mayEdit: true,
    companyField: 'company_quotas.company_code',
    translate: (key: string) => key,
  };

  it('comes from the definition, and is left out where the day cannot be read', () => {
    const promotion = definitionOf('promotion');
    const records = [
      { id: 'a', title: 'Uno', start_date: '2026-11-02', end_date: '2026-11-30T10:00:00Z' },
      { id: 'b', title: 'Due', start_date: 'domani' },
      { id: 'c', title: 'Tre', start_date: '2026-11-05', end_date: '2026-11-01' },
    ];
    expect(
      itemsOf(promotion, records, as).map(({ title, start, end }) => [title, start, end]),
    ).toEqual([
      ['Uno', '2026-11-02', '2026-11-30'],
      ['Tre', '2026-11-05', '2026-11-05'],
    ]);
  });

  it('names the placeholders of a title', () => {
    const record = {
      id: 'a',
      title: 'Buongiorno {{firstname}}',
      scheduled_at: '2026-11-02T10:00:00Z',
    };
    expect(itemsOf(definitionOf('custom-email-template'), [record], as)[0]?.title).toBe(
      'Buongiorno [placeholders.names.firstname]',
    );
  });

  it('lasts whole days, whatever time comes along with them', () => {
    const record = {
      id: 'a',
      start_date: '2026-11-02T23:30:00Z',
      end_date: '2026-11-03T23:30:00Z',
    };
    const [only] = itemsOf(definitionOf('promotion'), [record], as);
    expect([only?.start, only?.end, only?.moment]).toEqual(['2026-11-02', '2026-11-03', undefined]);
  });

  it('is of the companies that a path through lists leads to', () => {
    const record = {
      id: 'a',
      start_date: '2026-11-02',
      company_quotas: [{ company_code: 'AURORA' }, { company_code: 'DANGELO' }],
    };
    expect(itemsOf(definitionOf('promotion'), [record], as)[0]?.companies).toEqual([
      'AURORA',
      'DANGELO',
    ]);
  });

  it('is hidden where it was published and withdrawn', () => {
    const read = definitionOf('news').codec?.read;
    const news = (more: object) =>
      ({ id: 'a', ...read?.({ publication_date: '2999-01-02T10:00:00Z', ...more }) }) as RaRecord;
    const looks = [
      { published: true, visible: false },
      { published: true, visible: true },
      { published: false, visible: false },
    ].map((more) => itemsOf(definitionOf('news'), [news(more)], as)[0]);
    expect(looks.map((item) => item?.isHidden)).toEqual([true, false, false]);
  });

  it('moves for who may edit it', () => {
    const news = definitionOf('news');
    const record = { id: 'a', publication_date: '2026-11-02T10:00:00Z' };
    const isMovable = (mayEdit: boolean) =>
      itemsOf(news, [record], { ...as, mayEdit, companyField: 'company_code' })[0]?.isMovable;
    expect([isMovable(true), isMovable(false)]).toEqual([true, false]);
  });

  it('stays on its day once it was sent', () => {
    const notice = { id: 'a', scheduled_at: '2026-11-02T10:00:00Z' };
    const isMovable = (status: string) =>
      itemsOf(definitionOf('custom-push-template'), [{ ...notice, status }], as)[0]?.isMovable;
    expect([isMovable('scheduled'), isMovable('sent')]).toEqual([true, false]);
  });

  it('is in a period that it touches, the longest of a day first', () => {
    const items = [
      item('short', '2026-11-16'),
      item('over', '2026-11-01', '2026-11-15'),
      item('through', '2026-10-01', '2026-12-31'),
      item('long', '2026-11-16', '2026-11-20'),
    ];
    expect(
      itemsIn(items, { from: '2026-11-16', to: '2026-11-22' }).map(({ title }) => title),
    ).toEqual(['through', 'long', 'short']);
  });
});

describe('a week', () => {
  const MONDAY = '2026-11-16';
  const barsOf = (items: readonly CalendarItem[], lanes: number) =>
    layWeek(items, MONDAY, lanes).groups.flatMap(({ bars }) => bars);

  it('has its items in the first free line, those that run through all of it last', () => {
    const bars = barsOf(
      [
        item('through', '2026-10-01', '2026-12-31'),
        item('monday', '2026-11-16', '2026-11-17'),
        item('tuesday', '2026-11-17', '2026-11-17'),
        item('friday', '2026-11-20', '2026-11-29'),
      ],
      4,
    );
    expect(
      bars.map(({ item: { title }, column, span, lane }) => [title, column, span, lane]),
    ).toEqual([
      ['monday', 0, 2, 0],
      ['through', 0, 7, 2],
      ['tuesday', 1, 1, 1],
      ['friday', 4, 3, 0],
    ]);
    expect(bars.map(({ isCutBefore, isCutAfter }) => [isCutBefore, isCutAfter])).toEqual([
      [false, false],
      [true, true],
      [false, false],
      [false, true],
    ]);
  });

  it('says how many of a day have no room', () => {
    const items = Array.from({ length: 6 }, (_, at) => item(`${at}`, '2026-11-18'));
    expect(barsOf(items, 4)).toHaveLength(4);
    expect(layWeek(items, MONDAY, 4).hidden).toEqual([0, 0, 2, 0, 0, 0, 0]);
  });

  it('gives all titles of a day two lines, or none', () => {
    const items = [
      item('alone', '2026-11-16'),
      item('above', '2026-11-17', '2026-11-18'),
      item('below', '2026-11-17'),
      ...['one', 'two'].map((title) => item(title, '2026-11-20')),
      ...['1', '2', '3'].map((title) => item(title, '2026-11-21')),
    ];
    const roomyWith = (lanes: number) =>
      layWeek(items, MONDAY, lanes)
        .groups.filter(({ isRoomy }) => isRoomy)
        .flatMap(({ bars }) => bars.map(({ item: { title } }) => title));
    expect(roomyWith(1)).toEqual([]);
    expect(roomyWith(2)).toEqual(['alone']);
    expect(roomyWith(3)).toEqual(['alone', 'one', 'two']);
  });

  it('hides nothing where all have room', () => {
    const items = Array.from({ length: 4 }, (_, at) => item(`${at}`, '2026-11-18'));
    expect(layWeek(items, '2026-11-16', 4).hidden).toEqual([0, 0, 0, 0, 0, 0, 0]);
  });

  it('is laid out in a moment, of two thousand', () => {
    const items = Array.from({ length: 2_000 }, (_, at) =>
      item(`${at}`, movedByDays('2026-01-01', at % 365), movedByDays('2026-01-01', (at % 365) + 3)),
    );
    const begun = performance.now();
    for (const monday of weeksIn(periodOf('month', '2026-06-15'))) layWeek(items, monday, 4);
    expect(performance.now() - begun).toBeLessThan(500);
  });
});

describe('the address in the file for other calendars', () => {
  const definitions = new Map(resources.map((definition) => [definition.name, definition]));
  const page = 'https://console.example/loyalty/#/calendar?day=2026-11-02';
  const addressOf = (kind: string, roles: Role[]) =>
    icsAddress({ kind, record: { id: '5', award_type: 'gift' } }, { definitions, roles, page });

  it.each([
    ['promotion', 'admin', '/promotion/edit/5/gift'],
    ['promotion', 'area_manager', '/promotion/view/5/gift'],
    ['news', 'area_manager', '/news/edit/5'],
    ['survey', 'site_manager', '/survey/edit/5'],
    ['journey', 'admin', '/journey/edit/5'],
    ['journey', 'company_manager', '/calendar'],
    ['nothing that is known', 'admin', '/calendar'],
  ] satisfies [string, Role, string][])(
    'of %s is where a holder of %s may go',
    (kind, role, path) => {
      expect(addressOf(kind, [role])).toBe(`https://console.example/loyalty/#${path}`);
    },
  );
});

describe('the file for other calendars', () => {
  const NOW = new Date('2026-11-22T10:00:00.000Z');
  const linesOf = (more: Partial<Parameters<typeof toIcs>[0][number]>) =>
    toIcs(
      [
        {
          ...item('Uno', '2026-11-02', '2026-11-04'),
          kind: 'News',
          address: 'https://x.example/#/news',
          ...more,
        },
      ],
      NOW,
    ).split('\r\n');

  it('has a day after the last one as the end of days', () => {
    expect(linesOf({})).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//Loyalty Console//Calendar//IT',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:news-Uno@loyalty-console',
      'DTSTAMP:20261122T100000Z',
      'DTSTART;VALUE=DATE:20261102',
      'DTEND;VALUE=DATE:20261105',
      'SUMMARY:Uno',
      'CATEGORIES:News',
      'URL:https://x.example/#/news',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('has moments in UTC', () => {
    expect(linesOf({ moment: '2026-11-02T18:30:00+01:00' })).toContain('DTSTART:20261102T173000Z');
  });

  it.each([
    ['a;b,c\\d', 'SUMMARY:a\\;b\\,c\\\\d'],
    ['a\r\nEND:VEVENT\nb', 'SUMMARY:a\\nEND:VEVENT\\nb'],
    ['a\u0000b', 'SUMMARY:ab'],
    ['<img onerror="a;b">\rATTACH:x', 'SUMMARY:<img onerror="a\\;b">\\nATTACH:x'],
  ])('escapes %j', (title, line) => {
    expect(linesOf({ title })).toContain(line);
  });

  it('folds its lines at 75 octets, and no character with them', () => {
    const title = 'Perché '.repeat(20) + '👩‍👩‍👧';
    const lines = linesOf({ title });
    const octets = lines.map((line) => new TextEncoder().encode(line).length);
    expect(Math.max(...octets)).toBeLessThanOrEqual(75);
    expect(lines.join('\r\n').replaceAll('\r\n ', '')).toContain(`SUMMARY:${title}`);
  });

  it('says every text again, whatever is in it, in every field of every event', () => {
    const texts = fc.string({ unit: 'grapheme', maxLength: 120 });
    const hostile = fc
      .array(fc.oneof(texts, fc.constantFrom('\r\n', '\n', ',', ';', '\\', '\\n', 'é', '👩‍👩‍👧', '\t')))
      .map((parts) => parts.join(''))
      .filter((text) => !CONTROL.test(text));
    fc.assert(
      fc.property(hostile, hostile, hostile, (title, kind, key) => {
        const event = { ...item('', '2026-11-02'), title, kind, key };
        const address = `https://x.example/#/${encodeURIComponent(key)}`;
        const file = toIcs(
          [
            { ...event, address },
            { ...event, address },
          ],
          NOW,
        );
        const said = { SUMMARY: unbroken(title), CATEGORIES: unbroken(kind), URL: address };
        const events = eventsIn(file);
        expect(events).toHaveLength(2);
        for (const properties of events) {
          expect(properties).toMatchObject(said);
          expect(properties.UID).toBe(`${key.replace(/\s+/g, '-')}@loyalty-console`);
        }
      }),
      { seed: 5545 },
    );
  });
});

/** A break of any kind is one line feed in a text. */
const unbroken = (text: string) => text.replace(/\r\n|\r/g, '\n');

// oxlint-disable-next-line no-control-regex
const CONTROL = /[\u0000-\u0008\u000B\u000C\u000E-\u001F\u007F]|\p{Cs}/u;

/** The events of an iCalendar file by their properties, read as RFC 5545 says: unfolded, then unescaped. */
const eventsIn = (file: string): Record<string, string>[] => {
  expect(file.endsWith('\r\n')).toBe(true);
  const folded = file.slice(0, -2).split('\r\n');
  for (const line of folded) {
    expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(line).not.toMatch(/[\r\n]/);
  }
  const events: Record<string, string>[] = [];
  for (const line of folded.join('\r\n').replaceAll('\r\n ', '').split('\r\n')) {
    if (line === 'BEGIN:VEVENT') events.push({});
    const [, name = '', value = ''] = /^([A-Z]+)(?:;[^:]*)?:(.*)$/su.exec(line) ?? [];
    const event = events.at(-1);
    if (event) event[name] = unescaped(value);
  }
  return events;
};

const unescaped = (value: string) =>
  value.replace(/\\([\\;,nN])/g, (_, mark: string) => (mark.toLowerCase() === 'n' ? '\n' : mark));

describe('as seen from today', () => {
  const NOW = new Date(2026, 10, 24, 12);

  it.each([
    [item('a', '2026-11-01', '2026-11-23'), 'past'],
    [item('b', '2026-11-01', '2026-11-24'), 'running'],
    [item('c', '2026-11-24'), 'running'],
    [item('d', '2026-11-25', '2026-12-01'), 'coming'],
    [{ ...item('e', '2026-11-24'), moment: new Date(2026, 10, 24, 11, 59).toISOString() }, 'past'],
    [{ ...item('f', '2026-11-24'), moment: new Date(2026, 10, 24, 12, 1).toISOString() }, 'coming'],
  ])('%j is %s', (one, state) => {
    expect(timeStateOf(one, NOW)).toBe(state);
  });

  it('next week has what begins from its Monday to its Sunday', () => {
    const items = ['2026-11-29', '2026-11-30', '2026-12-06', '2026-12-07'].map((day) =>
      item(day, day, '2026-12-31'),
    );
    expect(nextWeekOf(items, '2026-11-24').map(({ start }) => start)).toEqual([
      '2026-11-30',
      '2026-12-06',
    ]);
  });

  it('an item has the state of its record, not only of its days', () => {
    const definitionOf = (name: string) => resources.find((resource) => resource.name === name);
    const stored = (kind: string, record: object) =>
      stateOf({ record: { id: 'a', ...record } }, definitionOf(kind));
    const read = (kind: string, wire: object) =>
      stored(kind, definitionOf(kind)?.codec?.read?.({ _id: 'a', ...wire }) ?? {});
    const news = { published: false, visible: true, publication_date: '2999-01-01T09:00:00Z' };
    expect(read('news', news)).toEqual({ field: 'state', value: 'draft' });
    expect(read('news', { ...news, published: true })).toEqual({
      field: 'state',
      value: 'scheduled',
    });
    const survey = { status: 'draft', start_date: '2999-01-01', end_date: '2999-02-01' };
    expect(read('survey', survey)).toEqual({ field: 'state', value: 'draft' });
    expect(stored('company', {})).toBeUndefined();
  });

  it('an item is for an audience a company, and for nobody known without recipients', () => {
    const record = { id: 'a', recipients: ['customers'], categories: [] };
    const companies = audiencesOf({ ...item('a', '2026-11-24'), record, companies: ['A', 'B'] });
    expect(companies.map(({ company }) => company)).toEqual(['A', 'B']);
    expect(audiencesOf({ ...item('a', '2026-11-24'), record })).toHaveLength(1);
    expect(audiencesOf(item('a', '2026-11-24'))).toEqual([]);
  });
});

describe('what runs for weeks', () => {
  const itemOf = (start: string, end: string): CalendarItem => ({
    key: `k ${start}`,
    kind: 'promotion',
    record: { id: '1' },
    title: 'Natale',
    start,
    end,
    isMovable: true,
    isDraft: false,
    companies: [],
  });
  const daysOf = (item: CalendarItem) =>
    itemsOfDays([item]).map(({ start, end, edgeOf }) => [start, end, edgeOf?.edge]);

  it('is shown on its first and on its last day', () => {
    expect(daysOf(itemOf('2026-11-02', '2026-11-09'))).toEqual([
      ['2026-11-02', '2026-11-02', 'start'],
      ['2026-11-09', '2026-11-09', 'end'],
    ]);
  });

  it('is more than a week: a week stays a bar', () => {
    expect(daysOf(itemOf('2026-11-02', '2026-11-08'))).toEqual([
      ['2026-11-02', '2026-11-08', undefined],
    ]);
  });

  it('is itself again where it is opened or moved', () => {
    const item = itemOf('2026-11-02', '2026-12-02');
    expect(itemsOfDays([item]).map(wholeOf)).toEqual([item, item]);
  });
});

describe('what is under way in a week', () => {
  const daysOf = (items: readonly CalendarItem[]) =>
    runsIn(items, '2026-11-16').map(({ from, to, items: onDay }) => [
      from.slice(8),
      to.slice(8),
      onDay.length,
    ]);

  it('is one run while nothing begins or ends', () => {
    const items = [item('a', '2026-10-01', '2026-12-01'), item('b', '2026-11-01', '2026-11-30')];
    expect(daysOf(items)).toEqual([['16', '22', 2]]);
  });

  it('is another run from the day on which one begins, or after its last', () => {
    const items = [
      item('all week', '2026-10-01', '2026-12-01'),
      item('until Tuesday', '2026-11-01', '2026-11-17'),
      item('from Friday', '2026-11-20', '2026-12-20'),
    ];
    expect(daysOf(items)).toEqual([
      ['16', '17', 2],
      ['18', '19', 1],
      ['20', '22', 2],
    ]);
  });

  it('is another run where one takes the place of another, and none on empty days', () => {
    const items = [
      item('until Monday', '2026-11-01', '2026-11-16'),
      item('from Tuesday', '2026-11-17', '2026-11-18'),
    ];
    expect(daysOf(items)).toEqual([
      ['16', '16', 1],
      ['17', '18', 1],
    ]);
  });
});

test.each([
  ['planned', { isDraft: false }, '2026-11-25'],
  ['past', { isDraft: false }, '2026-11-23'],
  ['past', { isOver: true }, '2026-11-25'],
  ['draft', { isDraft: true }, '2026-11-25'],
  ['draft', { isIncomplete: true }, '2026-11-25'],
  ['draft', { isDraft: true }, '2026-11-23'],
  ['draft', { isHidden: true }, '2026-11-25'],
  ['past', { isHidden: true }, '2026-11-23'],
])('an item looks %s with %j on %s', (look, more, day) => {
  expect(lookStateOf({ ...item('a', day), ...more }, new Date(2026, 10, 24, 12))).toBe(look);
});

const ALL = ['long', 'until december', 'over', 'from december'];
test.each([
  ['this month', '2026-11-27', ['long', 'until december']],
  ['a month to come', '2026-08-01', ALL],
  ['a month that is over', '2027-02-01', ALL],
])('under way in %s is what runs today, or at any time in another month', (_, today, titles) => {
  const items = [
    item('long', '2026-09-01', '2027-01-31'),
    item('until december', '2026-11-01', '2026-12-15'),
    item('over', '2026-11-01', '2026-11-20'),
    item('from december', '2026-12-01', '2027-01-31'),
    item('a few days', '2026-11-26', '2026-11-28'),
  ];
  const underWay = itemsUnderWay(items, periodOf('month', '2026-11-15'), today);
  expect(underWay.map(({ title }) => title)).toEqual(titles);
});

test('the agenda begins with its day, for a month', () => {
  expect(periodOf('agenda', '2026-11-24')).toEqual({ from: '2026-11-24', to: '2026-12-23' });
});

test.each([
  ['Aurora Caffè S.p.A.', 'AC'],
  ["Cantine D'Angelo & Figli", 'CD'],
  ['monviso', 'MO'],
  ['🍇 Vigna', 'VI'],
  ['', ''],
])('the initials of %s are %s', (name, initials) => {
  expect(initialsOf(name)).toBe(initials);
});

it('the next day with an item is that of a single day, or where one that runs for weeks begins or ends', () => {
  const items = [item('long', '2026-01-01', '2026-12-20'), item('news', '2026-12-24')];
  expect(nextDayOf(items, '2026-11-29')).toBe('2026-12-20');
  expect(nextDayOf(items, '2026-12-20')).toBe('2026-12-24');
  expect(nextDayOf(items, '2026-12-24')).toBeUndefined();
});

it.each([
  ['a narrow week of a low window', 100, true, { lanes: 2, isTwoLined: false }],
  ['a narrow week of a high window', 200, true, { lanes: 4, isTwoLined: true }],
  [
    'a narrow week with room for two titles of two lines',
    120,
    true,
    { lanes: 2, isTwoLined: true },
  ],
  ['a wide week', 130, false, { lanes: 3, isTwoLined: false }],
  ['a week almost as high', 90, false, { lanes: 2, isTwoLined: false }],
  ['a narrow week of a very low window', 84, true, { height: 84, lanes: 1, isTwoLined: true }],
  ['a week without room', 0, false, { height: 72, lanes: 1, isTwoLined: false }],
  ['a narrow week without room', 0, true, { height: 72, lanes: 1, isTwoLined: false }],
])('%s shows as many items as all weeks have room for', (_, available, isNarrow, room) => {
  expect(weekRoom(available, isNarrow, false)).toMatchObject(room);
});
