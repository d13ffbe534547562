import type { Column } from '@/shared/columns/column';

/** Pixels a name needs to be read with ease, and at the least: it gives way to what is never cut. */
const NAME_WIDTH = 140;
const MIN_NAME_WIDTH = 104;

/** Pixels a column saves where the cells of a table stand closer together. */
const DENSE_SAVING = 32;

/** Pixels of a column of boxes, or of menus. */
export const BOX_WIDTH = 48;

/** What the table calls a column: the field it is sorted by. */
export const columnName = ({ source, sortBy }: Column): string => sortBy || source;

/** Pixels the columns need together, those called in `hidden` left out, with names as wide as `name`. */
export const roomFor = (
  columns: readonly Column[],
  hidden: readonly string[],
  name: number = NAME_WIDTH,
): number =>
  columns
    .filter((column) => !hidden.includes(columnName(column)))
    .reduce((sum, { width, minWidth = 0 }) => sum + (width ?? Math.max(name, minWidth)), 0);

/**
 * How the columns that are shown go into `room` pixels: as they are, closer together, or only by scrolling. Their
 * names give way before.
 */
export const densityOf = (
  columns: readonly Column[],
  hidden: readonly string[],
  room: number,
): 'normal' | 'dense' | 'scrolling' => {
  const needed = roomFor(columns, hidden, MIN_NAME_WIDTH);
  if (needed <= room) return 'normal';
  const shown = columns.filter((column) => !hidden.includes(columnName(column)));
  return needed - shown.length * DENSE_SAVING <= room ? 'dense' : 'scrolling';
};

/**
 * The columns that are not shown unless the reader asks for them: the optional ones, and of those that may
 * give way as many as `room` pixels are too few for.
 */
export const hiddenColumns = (columns: readonly Column[], room: number): string[] => {
  const hidden = columns.filter(({ isOptional }) => isOptional).map(columnName);
  const yielding = columns
    .filter(({ priority, isOptional }) => priority !== undefined && !isOptional)
    .sort((one, other) => (one.priority ?? 0) - (other.priority ?? 0));
  for (const column of yielding) {
    if (roomFor(columns, hidden) <= room) break;
    hidden.push(columnName(column));
  }
  return hidden;
};
