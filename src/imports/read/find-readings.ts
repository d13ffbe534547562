import type { DayOrder } from '@/core/written-day';
import { READINGS, type Reading } from './cell-reading';
import type { ColumnKind } from './column-kind';
import type { ColumnTally, Tally } from './reading-tally';

/** The user's choice for a column: one of its readings, or the wire's form. */
export type ChosenReading = Reading | 'wire';

export const isChosenReading = (value: string): value is ChosenReading =>
  ['wire', 'degrees', 'serial', ...Object.values(READINGS).flat()].includes(value);

/**
 * The reason why a column is read in this way: a number of its own cells, the rules of its field, a sheet that stores
 * its numbers as such, or another column.
 */
export type Evidence =
  | { by: 'own' | 'thousands' | 'rules' | 'sheet'; cells: number }
  | { by: 'column'; column: string };

/** The reading of a column whose cells are not in the wire's form. */
export type FoundReading = {
  column: string;
  kind: ColumnKind;
  /** The reading in use; where the user is still asked, the default. */
  reading: ChosenReading;
  /** The readings the user may choose from. */
  choices: readonly Reading[];
  /** Number of cells that are rewritten. */
  cells: number;
  /** Number of ambiguous cells. */
  either: number;
  because?: Evidence;
  /**
   * 'offered' where rows are invalid without the reading, 'asked' where it is ambiguous: both wait for the user.
   * 'noted' is only for information, 'chosen' was chosen by the user.
   */
  status: 'offered' | 'asked' | 'noted' | 'chosen';
  /** A cell as in the file: an ambiguous one where the user is asked. */
  example: string;
};

/**
 * The columns of a file that are not in the wire's form, or ambiguous. An ambiguous number is read like the rest of its
 * column, otherwise as its field's rules and unit allow, otherwise like other columns of the file; if none of these
 * decides, the user is asked. A spreadsheet's numbers count as days only if no other cell needs a reading.
 */
export const findReadings = (
  tallies: readonly ColumnTally[],
  chosen: ReadonlyMap<string, ChosenReading>,
): FoundReading[] => {
  const own = tallies.map(({ column, tally }) => ({
    column,
    tally,
    decided: chosen.has(column.name) ? undefined : decisionOf(column, tally),
  }));
  return own.flatMap(({ column, tally, decided }) => {
    const { name, kind } = column;
    const isEither = eitherOf(tally) > 0;
    const picked = chosen.get(name);
    if (isOfSerials(tally, picked)) return serialReading(name, tally, picked);
    const isNoted = kind === 'number' && (isEither || tally.foreign > 0);
    if (tally.refused === 0 && !isNoted) return [];
    const { reading, because } = decided ?? followed(column, tally, own) ?? {};
    const isAsked = isEither && reading === undefined;
    // Until the user answers, no ambiguous cell is invalid, and no row is sent.
    const read = reading ?? defaultOf(kind, tally);
    const used = picked ?? read;
    return {
      column: name,
      kind,
      reading: used,
      choices: column.unit === 'degree' ? ['degrees'] : READINGS[kind],
      cells: cellsOf(tally, used),
      either: eitherOf(tally),
      because: picked === undefined ? because : undefined,
      status: picked ? 'chosen' : isAsked ? 'asked' : tally.refused > 0 ? 'offered' : 'noted',
      example: isAsked ? tally.eitherExample : exampleOf(tally, used),
    } satisfies FoundReading;
  });
};

/** Whether all cells of a column that are not in the wire's form are numbers of days, or were chosen to be read so. */
const isOfSerials = ({ serial, foreign, unread }: Tally, picked: ChosenReading | undefined) =>
  serial > 0 && (picked === 'serial' || foreign + unread === 0);

const serialReading = (
  column: string,
  { serial, serialExample }: Tally,
  picked: ChosenReading | undefined,
): FoundReading => ({
  column,
  kind: 'day',
  reading: picked ?? 'serial',
  choices: ['serial'],
  cells: serial,
  either: 0,
  because: picked === undefined ? { by: 'own', cells: serial } : undefined,
  status: picked ? 'chosen' : 'offered',
  example: serialExample,
});

type Decision = { reading: Reading; because: Evidence };
type Decided = Pick<ColumnTally, 'column' | 'tally'> & { decided?: Decision };

/** The reading of a column by its own cells. */
const decisionOf = (column: ColumnTally['column'], tally: Tally): Decision | undefined => {
  switch (column.kind) {
    case 'choice':
      return { reading: 'words', because: { by: 'own', cells: tally.foreign } };
    case 'day':
      return byMost(tally, 'dmy', 'mdy') ?? inWords(tally);
    default:
      if (column.unit === 'degree')
        return { reading: 'degrees', because: { by: 'own', cells: tally.foreign } };
      return (
        bySheet(column, tally) ??
        byMost(tally, 'comma', 'point') ??
        byRules(tally) ??
        (column.unit === 'euro' ? byUnit(tally) : undefined)
      );
  }
};

/** The reading of a sheet's numbers, if none of the column's numbers is text: their decimal separator is known. */
const bySheet = ({ stored }: ColumnTally['column'], tally: Tally): Decision | undefined =>
  stored === 'number'
    ? { reading: 'point', because: { by: 'sheet', cells: eitherOf(tally) } }
    : undefined;

/** The reading of the unambiguous cells, where they all agree. */
const byMost = <Name extends 'comma' | 'point' | 'dmy' | 'mdy'>(
  tally: Tally,
  one: Name,
  other: Name,
): Decision | undefined => {
  if (tally[one] > 0 === tally[other] > 0) return undefined;
  const reading = tally[one] > 0 ? one : other;
  return { reading, because: { by: 'own', cells: tally[reading] } };
};

/** The reading by which the field's rules accept numbers, where only one of the two does. */
const byRules = ({ takenAs, ...tally }: Tally): Decision | undefined => {
  const count = eitherOf(tally);
  if (count === 0 || takenAs.comma > 0 === takenAs.point > 0) return undefined;
  const reading = takenAs.comma > 0 ? 'comma' : 'point';
  return { reading, because: { by: 'rules', cells: count } };
};

/** Euros have two decimals, so that a separator always followed by three digits separates thousands. */
const byUnit = ({ either, comma, point }: Tally): Decision | undefined => {
  const [sign, other] = either['.'] > 0 ? (['.', ','] as const) : ([',', '.'] as const);
  const isEnough = either[sign] >= THOUSANDS_SEEN && either[other] === 0 && comma + point === 0;
  if (!isEnough) return undefined;
  return {
    reading: sign === '.' ? 'comma' : 'point',
    because: { by: 'thousands', cells: either[sign] },
  };
};

const THOUSANDS_SEEN = 3;

/** Days with the month as a word, where no numeric date is ambiguous. */
const inWords = (tally: Tally): Decision | undefined =>
  tally.either.day === 0 && tally.dmy + tally.mdy === 0 && tally.foreign > 0
    ? { reading: 'dmy', because: { by: 'own', cells: tally.foreign } }
    : undefined;

/** The reading of the file's other columns, where these agree and this column's cells decide nothing. */
const followed = (
  { kind }: ColumnTally['column'],
  tally: Tally,
  own: readonly Decided[],
): Decision | undefined => {
  if (kind === 'choice' || tally.comma + tally.point + tally.dmy + tally.mdy > 0) return undefined;
  const leading = agreed(own, kind) ?? agreed(own, kind === 'day' ? 'number' : 'day');
  const place = leading && PLACES[leading.reading];
  // A decimal point is also the wire's form, and implies nothing about days.
  if (place === undefined || (kind === 'day' && leading?.reading === 'point')) return undefined;
  return {
    reading: READINGS[kind][place],
    because: { by: 'column', column: leading?.column ?? '' },
  };
};

/**
 * The reading of the decided columns of a kind, where all agree. Numbers stored by a sheet imply nothing about texts.
 */
const agreed = (own: readonly Decided[], kind: 'number' | 'day') => {
  const decided = own.flatMap(({ column, decided: found }) =>
    column.kind === kind && found && found.because.by !== 'sheet'
      ? { column: column.name, reading: found.reading }
      : [],
  );
  const [first, ...others] = decided;
  return others.every(({ reading }) => reading === first?.reading) ? first : undefined;
};

/** The index of a reading among those of its kind: 0 for the Italian one. */
const PLACES: Partial<Record<Reading, 0 | 1>> = { comma: 0, dmy: 0, point: 1, mdy: 1 };

const eitherOf = ({ either }: Pick<Tally, 'either'>): number =>
  either['.'] + either[','] + either.day;

/** The reading of a column that decides nothing: of days in both orders, the order of most. */
const defaultOf = (kind: ColumnKind, { dmy, mdy }: Tally): Reading =>
  mdy > dmy ? 'mdy' : READINGS[kind][0];

/** An example that can be read in this reading. */
const exampleOf = ({ example, exampleIn }: Tally, reading: ChosenReading): string =>
  (isOrder(reading) && exampleIn[reading]) || example;

/** Number of cells that are rewritten in the wire's form: days that are impossible in the order stay as they are. */
const cellsOf = (tally: Tally, reading: ChosenReading): number => {
  if (isOrder(reading)) return tally.foreign - tally[reading === 'dmy' ? 'mdy' : 'dmy'];
  return tally.foreign + (reading === 'comma' ? tally.eitherInWire : 0);
};

const isOrder = (reading: ChosenReading): reading is DayOrder =>
  reading === 'dmy' || reading === 'mdy';
