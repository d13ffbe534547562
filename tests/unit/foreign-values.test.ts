import { describe, expect, it } from 'vitest';
import { flagOf } from '@/core/flag';
import { numberOf } from '@/core/number';
import { listOf, textsOf } from '@/core/one-or-many';
import { representationOf } from '@/core/resource';
import {
  cutText,
  filledTextOf,
  lineOf,
  screenfulOf,
  textOf,
  textOrNumberOf,
  wholeTextOf,
} from '@/core/text';
import { searchRows } from '@/providers/data/rows';
import { readErrors } from '@/providers/http/api-error';
import { boUser } from '@/resources/bo-user/bo-user.definition';
import { memberOf } from '@/resources/group/group.codec';
import { giftCodec } from '@/resources/gift/gift.codec';
import { questionCodec } from '@/resources/question/question.codec';
import { tileCodec } from '@/resources/tile/tile.codec';
import { milestonesOf, type Milestone } from '@/resources/target/target-figures';
import { templateCodec } from '@/domain/notices/template-codec';
import { publicationCodec } from '@/domain/publication/publication-codec';
import { groupsOf } from '@/domain/report/report-figures';

describe.each<
  [value: unknown, text: string, textOrNumber: string, filled?: string, number?: number]
>([
  ['Rossi', 'Rossi', 'Rossi', 'Rossi'],
  [' a b ', ' a b ', ' a b ', 'a b'],
  [' 12.5 ', ' 12.5 ', ' 12.5 ', '12.5', 12.5],
  ['12,5', '12,5', '12,5', '12,5'],
  ['-.5', '-.5', '-.5', '-.5', -0.5],
  ['1e3', '1e3', '1e3', '1e3', 1000],
  ['0x1F', '0x1F', '0x1F', '0x1F'],
  ['0b11', '0b11', '0b11', '0b11'],
  ['', '', ''],
  ['  ', '  ', '  '],
  [12, '', '12', undefined, 12],
  [0, '', '0', undefined, 0],
  [Infinity, '', 'Infinity'],
  [true, '', ''],
  [null, '', ''],
  [undefined, '', ''],
  [['a'], '', ''],
  [{ a: 1 }, '', ''],
])('%j', (value, text, textOrNumber, filled, number) => {
  it('as a text', () => expect(textOf(value)).toBe(text));
  it('as a text or a number in digits', () => expect(textOrNumberOf(value)).toBe(textOrNumber));
  it('as a text that says something', () => expect(filledTextOf(value)).toBe(filled));
  it('as a number', () => expect(numberOf(value)).toBe(number));
});

describe.each<[value: unknown, list: unknown[], texts: string[]]>([
  [undefined, [], []],
  [null, [], []],
  ['', [], []],
  ['a', ['a'], ['a']],
  [' ', [' '], [' ']],
  [0, [0], ['0']],
  [
    ['a', 12],
    ['a', 12],
    ['a', '12'],
  ],
  [[null, true], [null, true], ['true']],
  [{ a: 1 }, [{ a: 1 }], []],
])('%j', (value, list, texts) => {
  it('as a list', () => expect(listOf(value)).toEqual(list));
  it('as texts', () => expect(textsOf(value)).toEqual(texts));
});

describe.each<[value: unknown, isYes: boolean]>([
  [true, true],
  ['true', true],
  [1, true],
  [false, false],
  ['false', false],
  [0, false],
  ['', false],
  [{}, false],
])('%j', (value, isYes) => {
  it('as a yes or no', () => expect(flagOf(value, true)).toBe(isYes));
  it.each([
    ['a question', questionCodec, 'required'],
    ['a gift', giftCodec, 'free'],
    ['a template', templateCodec, 'active'],
    ['a publication', publicationCodec, 'published'],
    ['a publication', publicationCodec, 'visible'],
  ])('in the form of %s', (_what, codec, field) => {
    expect(codec.read?.({ [field]: value })).toMatchObject({ [field]: isYes });
  });
});

it('a yes or no that is missing is no, unless another answer is given', () => {
  expect([flagOf(undefined), flagOf(null), flagOf(null, true)]).toEqual([false, false, true]);
});

it('the lists of a tile hold texts', () => {
  expect(tileCodec.read?.({ recipients: 12, categories: [null, 'A'] })).toMatchObject({
    recipients: ['12'],
    categories: ['A'],
  });
});

describe('a text that is too long for where it is drawn', () => {
  it.each<[name: string, text: string, limit: number, cut: string]>([
    ['as long as the room', 'abc', 3, 'abc'],
    ['longer', 'abcd', 3, 'abc…'],
    ['empty', '', 3, ''],
    ['a pair of units at the end stays whole', 'ab👍c', 4, 'ab👍…'],
    ['a pair of units at the end is left out', 'ab👍c', 3, 'ab…'],
  ])('%s', (_name, text, limit, cut) => expect(cutText(text, limit)).toBe(cut));

  const long = 'x'.repeat(1_000_000);
  it.each<[what: string, cut: (value: unknown) => string, characters: number]>([
    ['a line', lineOf, 301],
    ['a screenful', screenfulOf, 2_001],
    ['all of it', wholeTextOf, 10_001],
  ])('%s has an end, and a mark of it', (_what, cut, characters) => {
    expect(cut(long)).toHaveLength(characters);
    expect(cut(long).endsWith('x…')).toBe(true);
    expect([12, null, { a: 1 }, ['a']].map(cut)).toEqual(['12', '', '', '']);
  });

  it('names a record in a line', () => {
    expect(representationOf(boUser, { firstname: long, surname: long })).toHaveLength(301);
    expect(representationOf(boUser, { firstname: {}, surname: [], code: long })).toHaveLength(301);
  });

  it.each<[what: string, drawn: () => (string | undefined)[]]>([
    ['a milestone', () => milestonesOf({ milestones: [{ reward_type: long }] }).map(rewardOf)],
    ['a customer of a group', () => [memberOf({ code: 'C1', business_name: long }).name]],
    ['an agent of a report', () => groupsOf([{ agent_name: long }], 'agent').map(nameOf)],
    ['a company without a name', () => groupsOf([{ company_code: long }], 'company').map(nameOf)],
  ])('%s is named in a line', (_what, drawn) => {
    expect(drawn().map((text) => text?.length)).toEqual([301]);
  });

  it('fills an alert and the note below a field with a screenful', () => {
    const { lines, fields } = readErrors({
      errors: [{ field: 'title', message: long }, `b${long}`],
    });
    expect([...lines, fields.title].map((line) => line?.length)).toEqual([2_001, 2_001, 2_001]);
  });

  it('is found by its first ten thousand characters', () => {
    const rows = [{ title: `Forlì ${long}` }, { title: `${long} Forlì` }];
    expect(searchRows(rows, 'forli', ['title'])).toEqual(rows.slice(0, 1));
  });
});

const nameOf = ({ name }: { name: string }) => name;
const rewardOf = ({ reward_type }: Milestone) => reward_type;
