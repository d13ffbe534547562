import type { Column } from '@/kit/columns/column';

/** Pixels in which a name reads well. */
const NAME_WIDTH = 140;

/** Pixels of a column of boxes, or of menus. */
export const BOX_WIDTH = 48;

/** The name of a column: the field it is sorted by. */
export const columnName = ({ source, sortBy }: Column): string => sortBy || source;

/** Pixels the columns need together, those called in `hidden` left out. */
export const roomFor = (columns: readonly Column[], hidden: readonly string[]): number =>
  columns
    .filter((column) => !hidden.includes(columnName(column)))
    .reduce((sum, { width, minWidth = 0 }) => sum + (width ?? Math.max(NAME_WIDTH, minWidth)), 0);

/** The hidden columns: the optional ones, and of those with a `priority` as many as do not fit into `room` pixels. */
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
