import { pngOf } from '../support/pictures';
import type { Sentence } from './sentences.table';

/** A value of a field, put into an otherwise valid payload, and the sentence it is refused with. */
export type RuleRow = readonly [
  field: string,
  what: string,
  value: unknown,
  refused: Sentence | null,
];

/** A text of so many characters. */
export const text = (length: number) => 'x'.repeat(length);

export const codeRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'code'],
  [field, 'null', null, 'code'],
  [field, 'empty', '', 'code'],
  [field, 'blank', '   ', 'code'],
  [field, 'a number', 7, 'code'],
  [field, '1 character', 'x', null],
  [field, '32 characters', text(32), null],
  [field, '33 characters', text(33), 'codeFormat'],
  [field, 'all kinds of characters', 'Az0._-9', null],
  [field, 'a space within', 'a b', 'codeFormat'],
  [field, 'an accent', 'è', 'codeFormat'],
  [field, 'a slash', 'a/b', 'codeFormat'],
];

export const nameRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'null', null, 'required'],
  [field, 'empty', '', 'required'],
  [field, 'blank', '     ', 'required'],
  [field, '1 character', 'x', 'min3'],
  [field, '2 characters', 'xx', 'min3'],
  [field, '2 characters and spaces', '  xx  ', 'min3'],
  [field, '3 characters', 'xxx', null],
  [field, '10000 characters', text(10_000), null],
  [field, '10001 characters', text(10_001), 'tooLong'],
  [field, 'markup, right to left, emoji', '<b>مرحبا</b> 🎁', null],
];

export const imageRules = (
  field: string,
  width: number,
  height: number,
  size: Sentence,
): RuleRow[] => [
  [field, 'missing', undefined, 'image'],
  [field, 'null', null, 'image'],
  [field, 'empty', '', 'image'],
  [field, 'exactly the size', pngOf(width, height), null],
  [field, 'a pixel narrower', pngOf(width - 1, height), size],
  [field, 'a pixel wider', pngOf(width + 1, height), size],
  [field, 'a pixel lower', pngOf(width, height - 1), size],
  [field, 'a pixel higher', pngOf(width, height + 1), size],
  [field, 'an https address', 'https://example.com/picture.png', null],
  [field, 'an http address', 'http://example.com/picture.png', 'imageFormat'],
  [field, 'SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 'imageFormat'],
  [field, 'a GIF', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'imageFormat'],
  [field, 'a script', 'javascript:alert(1)', 'imageFormat'],
  [field, 'no picture inside', 'data:image/png;base64,AAAA', 'imageFormat'],
];

export const emailRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'empty', '', 'required'],
  [field, 'blank', '  ', 'required'],
  [field, 'no at sign', 'ada.example.com', 'email'],
  [field, 'two at signs', 'a@b@example.com', 'email'],
  [field, 'nobody', '@example.com', 'email'],
  [field, 'no domain', 'ada@', 'email'],
  [field, 'no dot in the domain', 'ada@example', 'email'],
  [field, 'a dot at the end', 'ada@example.', 'email'],
  [field, 'two dots in the domain', 'ada@example..com', 'email'],
  [field, 'a space within', 'a da@example.com', 'email'],
  [field, 'brackets', '<ada@example.com>', 'email'],
  [field, 'the shortest', 'a@b.c', null],
  [field, 'a tag', 'ada+tag@sub.example.com', null],
  [field, '254 characters', `${text(242)}@example.com`, null],
  [field, '255 characters', `${text(243)}@example.com`, 'email'],
];

export const requiredRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'null', null, 'required'],
  [field, 'empty', '', 'required'],
  [field, 'blank', '   ', 'required'],
];

export const requiredTextRules = (field: string): RuleRow[] => [
  ...requiredRules(field),
  [field, '1 character', 'x', null],
  [field, '10001 characters', text(10_001), 'tooLong'],
];

export const optionalTextRules = (field: string): RuleRow[] => [
  [field, 'left out', undefined, null],
  [field, 'null', null, null],
  [field, 'empty', '', null],
  [field, '1 character', '1', null],
  [field, '10001 characters', text(10_001), 'tooLong'],
];

export const colorRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'null', null, 'required'],
  [field, 'empty', '', 'required'],
  [field, 'three digits', '#abc', null],
  [field, 'six digits', '#A1b2C3', null],
  [field, 'no hash', 'a1b2c3', 'color'],
  [field, 'four digits', '#abcd', 'color'],
  [field, 'a name', 'red', 'color'],
  [field, 'a function', 'rgb(0,0,0)', 'color'],
  [field, 'a style', '#fff;display:none', 'color'],
];

export const optionRules = (
  field: string,
  allowed: readonly unknown[],
  other: unknown,
): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'null', null, 'required'],
  [field, 'another', other, 'required'],
  ...allowed.map((value): RuleRow => [field, String(value), value, null]),
];

/** A required day; `2026-12-31` has to keep the other rules of the payload where it is the start. */
export const dayRules = (field: string): RuleRow[] => [
  ...requiredRules(field),
  [field, 'a word', 'domani', 'day'],
  [field, 'as it is typed', '31/12/2026', 'day'],
  [field, 'no day of the calendar', '2026-02-30', 'day'],
  [field, 'a month of 13', '2026-13-01', 'day'],
];

const ALL_BUT_EVERYONE = [
  'admin',
  'company_managers',
  'company_users',
  'area_managers',
  'site_managers',
  'agents',
  'customers',
];

/** Recipients and categories, both required; the categories are those of AURORA. */
export const audienceRules: RuleRow[] = [
  ['recipients', 'missing', undefined, 'required'],
  ['recipients', 'none', [], 'required'],
  ['recipients', 'everyone', ['everyone'], null],
  ['recipients', 'all the others', ALL_BUT_EVERYONE, null],
  ['recipients', 'twice the same', ['agents', 'agents'], 'distinct'],
  ['recipients.0', 'an unknown one', ['agent'], 'required'],
  ['categories', 'missing', undefined, 'required'],
  ['categories', 'none', [], 'required'],
  ['categories', 'one', ['AUR-BAR'], null],
  ['categories', 'twice the same', ['AUR-BAR', 'AUR-BAR'], 'distinct'],
  ['categories.0', 'an empty one', [''], 'required'],
];

/** Required HTML: what a user sees of it counts. */
export const richTextRules = (field: string): RuleRow[] => [
  ...nameRules(field).filter(([, what]) => !what.startsWith('1000')),
  [field, 'a paragraph of nothing', '<p></p>', 'required'],
  [field, 'a paragraph of spaces', '<p> &nbsp;</p>', 'required'],
  [field, '2 characters in a paragraph', '<p>xx</p>', 'min3'],
  [field, '3 characters in a paragraph', '<p>xxx</p>', null],
  [field, '100000 characters, tags and all', `<p>${text(99_993)}</p>`, null],
  [field, '100001 characters, tags and all', `<p>${text(99_994)}</p>`, 'richTooLong'],
];

/** A required moment. */
export const momentRules = (field: string): RuleRow[] => [
  ...requiredRules(field),
  [field, 'a word', 'domani', 'moment'],
  [field, 'as it is typed', '31/12/2026, 18:30', 'moment'],
  [field, 'no day of the calendar', '2026-02-30T10:00:00Z', 'moment'],
  [field, 'no time of the day', '2026-02-28T25:00:00Z', 'moment'],
  [field, 'in UTC', '2026-12-31T17:30:00.000Z', null],
  [field, 'of another zone', '2026-12-31T18:30:00+01:00', null],
];

/** An https address that may be left out. */
export const optionalHttpsRules = (field: string): RuleRow[] => [
  [field, 'left out', undefined, null],
  [field, 'null', null, null],
  [field, 'empty', '', null],
  [field, 'https', 'https://example.com/a?b=c#d', null],
  [field, 'http', 'http://example.com', 'https'],
  [field, 'a script', 'javascript:alert(1)', 'https'],
  [field, 'no address', 'example.com', 'https'],
  [field, '10001 characters', `https://example.com/${text(9_981)}`, 'tooLong'],
];

/** Yes or no, that may be left out. */
export const flagRules = (field: string): RuleRow[] => [
  [field, 'left out', undefined, null],
  [field, 'yes', true, null],
  [field, 'no', false, null],
  [field, 'a word', 'true', 'invalid'],
];

/** A required amount of more than nothing, in euros. */
export const amountRules = (field: string): RuleRow[] => [
  ...requiredRules(field),
  ...optionalAmountRules(field).filter(([, what]) => what !== 'left out'),
];

export const optionalAmountRules = (field: string): RuleRow[] => [
  [field, 'left out', undefined, null],
  [field, 'nothing', 0, 'above0'],
  [field, 'less than nothing', -1, 'above0'],
  [field, 'a cent', 0.01, null],
  [field, 'less than a cent', 0.001, 'cents'],
  [field, 'three decimals', 1.125, 'cents'],
  [field, 'with a comma', '12,5', null],
  [field, 'as it is pasted', '1.234,56 €', null],
  [field, 'a word', 'dodici', 'amount'],
  [field, 'an exponent', '1e9', 'amount'],
  [field, 'a thousand million', 1e9, null],
];

/** A required whole number of which 0 means that there is no limit. */
export const countRules = (field: string): RuleRow[] => [
  ...requiredRules(field),
  [field, 'no limit', 0, null],
  [field, 'less than nothing', -1, 'wholeFrom0'],
  [field, 'a half', 1.5, 'wholeFrom0'],
  [field, 'an exponent', '1e9', 'wholeFrom0'],
  [field, 'a thousand million', 1e9, null],
];
