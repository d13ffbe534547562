import type { Column } from '@/kit/fields/column';

/** Default width of a name, in pixels. */
const NAME_WIDTH = 128;

/** Width of a column of checkboxes or menus, in pixels. */
export const BOX_WIDTH = 48;

/** The name of a column: the field by which it is sorted. */
export const columnName = ({ source, sortBy }: Column): string => sortBy || source;

/** Width in pixels of all columns except those in `hidden`. */
export const widthOf = (columns: readonly Column[], hidden: readonly string[]): number =>
  columns
    .filter((column) => !hidden.includes(columnName(column)))
    .reduce((sum, { width, minWidth = 0 }) => sum + (width ?? Math.max(NAME_WIDTH, minWidth)), 0);

/** The hidden columns: the optional ones, and those with a `priority` until the others fit into `room` pixels. */
export const hiddenColumns = (columns: readonly Column[], room: number): string[] => {
  const hidden = columns.filter(({ isOptional }) => isOptional).map(columnName);
  const hideable = columns
    .filter(({ priority, isOptional }) => priority !== undefined && !isOptional)
    .sort((one, other) => (one.priority ?? 0) - (other.priority ?? 0));
  for (const column of hideable) {
    if (widthOf(columns, hidden) <= room) break;
    hidden.push(columnName(column));
  }
  return hidden;
};
