import { READINGS, type Reading } from './cell-reading';
import type { Evidence, FoundReading } from './check-types';
import type { ColumnTally, Tally } from './reading-tally';

/** What a reader has chosen for a column: one of its readings, or the cells as the wire would have them. */
export type ChosenReading = Reading | 'wire';

/**
 * The columns of a file that are read in another way than the wire's, and those nothing decides about. What could be
 * two numbers is read as the rest of its column is, then as its field's rules and its unit allow, then as other columns
 * of the file are; else it is asked, never guessed.
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
    const isTold = kind === 'number' && (isEither || tally.foreign > 0);
    if (tally.refused === 0 && !isTold) return [];
    const { reading, because } = decided ?? followed(column, tally, own) ?? {};
    const isAsked = isEither && reading === undefined;
    // Until it is answered no row is called wrong for it, and none is sent.
    const read = reading ?? READINGS[kind][0];
    return {
      column: name,
      kind,
      reading: picked ?? read,
      cells: cellsOf(tally, picked ?? read),
      either: eitherOf(tally),
      because: picked === undefined ? because : undefined,
      status: picked ? 'chosen' : isAsked ? 'asked' : tally.refused > 0 ? 'offered' : 'told',
      example: tally.example,
    } satisfies FoundReading;
  });
};

type Decision = { reading: Reading; because: Evidence };
type Decided = Pick<ColumnTally, 'column' | 'tally'> & { decided?: Decision };

/** How a column is read by what stands in it. */
const decisionOf = (column: ColumnTally['column'], tally: Tally): Decision | undefined => {
  switch (column.kind) {
    case 'choice':
      return { reading: 'words', because: { by: 'own', cells: tally.foreign } };
    case 'day':
      return byMost(tally, 'dmy', 'mdy') ?? inWords(tally);
    default:
      return (
        byMost(tally, 'comma', 'point') ??
        byRules(tally) ??
        (column.isMoney ? byUnit(tally) : undefined)
      );
  }
};

/** All that can be read in one way alone is read so in the same way. */
const byMost = <Name extends 'comma' | 'point' | 'dmy' | 'mdy'>(
  tally: Tally,
  one: Name,
  other: Name,
): Decision | undefined => {
  if (tally[one] > 0 === tally[other] > 0) return undefined;
  const reading = tally[one] > 0 ? one : other;
  return { reading, because: { by: 'own', cells: tally[reading] } };
};

/** The field takes each of the numbers in one of the two ways. */
const byRules = ({ takenAs, ...tally }: Tally): Decision | undefined => {
  const count = eitherOf(tally);
  if (count === 0 || takenAs.comma > 0 === takenAs.point > 0) return undefined;
  const reading = takenAs.comma > 0 ? 'comma' : 'point';
  return { reading, because: { by: 'rules', cells: count } };
};

/** Euros have two decimals: where three digits stand behind every sign, it separates thousands. */
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

/** Days whose month is a word, with none in figures that could be two. */
const inWords = (tally: Tally): Decision | undefined =>
  tally.either.day === 0 && tally.dmy + tally.mdy === 0 && tally.foreign > 0
    ? { reading: 'dmy', because: { by: 'own', cells: tally.foreign } }
    : undefined;

/** A column that tells nothing by itself is read as others of the file are, where those agree and it is not torn itself. */
const followed = (
  { kind }: ColumnTally['column'],
  tally: Tally,
  own: readonly Decided[],
): Decision | undefined => {
  if (kind === 'choice' || tally.comma + tally.point + tally.dmy + tally.mdy > 0) return undefined;
  const leading = agreed(own, kind) ?? agreed(own, kind === 'day' ? 'number' : 'day');
  const place = leading && PLACES[leading.reading];
  // A point before decimals is the wire's as well: it tells nothing of days.
  if (place === undefined || (kind === 'day' && leading?.reading === 'point')) return undefined;
  return {
    reading: READINGS[kind][place],
    because: { by: 'column', column: leading?.column ?? '' },
  };
};

/** How the decided columns of a kind are read, where all agree. */
const agreed = (own: readonly Decided[], kind: 'number' | 'day') => {
  const decided = own.flatMap(({ column, decided: found }) =>
    column.kind === kind && found ? { column: column.name, reading: found.reading } : [],
  );
  const [first, ...others] = decided;
  return others.every(({ reading }) => reading === first?.reading) ? first : undefined;
};

/** The place of a reading among those of its kind: as in Italy, or not. */
const PLACES: Partial<Record<Reading, 0 | 1>> = { comma: 0, dmy: 0, point: 1, mdy: 1 };

const eitherOf = ({ either }: Pick<Tally, 'either'>): number =>
  either['.'] + either[','] + either.day;

/** The cells that are written anew in the wire's form. */
const cellsOf = (tally: Tally, reading: ChosenReading | undefined): number =>
  tally.foreign + (reading === 'comma' ? tally.eitherInWire : 0);
