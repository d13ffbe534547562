import type { Identifier } from 'react-admin';

/** Records ordered by their wire field `position`; one without it comes last. */
export type Positioned = { id: Identifier; position?: unknown };

/** `records` in the order of their positions; records with the same position keep their order. */
export const byPosition = <T extends Positioned>(records: readonly T[]): T[] =>
  records.toSorted((one, other) => positionOf(one) - positionOf(other));

/** `list` with the item at `from` moved to `to`; the items in between shift. */
export const moved = <T>(list: readonly T[], from: number, to: number): T[] => {
  const item = list[from];
  if (item === undefined || list[to] === undefined) return [...list];
  const others = list.toSpliced(from, 1);
  return others.toSpliced(to, 0, item);
};

/**
 * The records of `order` that need another position, with that position. Existing positions are reused, so that few
 * records change; if two records share one, or one has none, all are numbered from 1.
 */
export const changedPositions = <T extends Positioned>(
  order: readonly T[],
): { record: T; position: number }[] => {
  const places = order.map(positionOf).toSorted((a, b) => a - b);
  const isUsable = places.every(
    (place, index) => Number.isFinite(place) && place !== places[index + 1],
  );
  return order
    .map((record, index) => ({
      record,
      position: isUsable ? (places[index] ?? index + 1) : index + 1,
    }))
    .filter(({ record, position }) => positionOf(record) !== position);
};

/** The position after all of `records`. */
export const nextPosition = (records: readonly Positioned[]): number =>
  records
    .map(positionOf)
    .filter(Number.isFinite)
    .reduce((a, b) => Math.max(a, b), 0) + 1;

const positionOf = ({ position }: Positioned): number =>
  typeof position === 'number' ? position : Number.POSITIVE_INFINITY;
