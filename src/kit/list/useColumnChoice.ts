import { useMemo } from 'react';
import type { Column } from '@/kit/fields/column';
import { readTexts, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { columnName, hiddenColumns } from './column-visibility';
import type { ColumnVisibility } from './useColumnVisibility';

/**
 * The columns of a table as the user has chosen them, and functions that change the choice; stored with the user's
 * preferences.
 */
export const useColumnChoice = (
  columns: readonly Column[],
  { storeKey, hidden }: ColumnVisibility,
) => {
  const [left, setLeft] = useCheckedStore(storeKey, hidden, readTexts);
  const [order, setOrder] = useCheckedStore<readonly string[]>(
    `${storeKey}.order`,
    NO_ORDER,
    readTexts,
  );
  const ordered = useMemo(() => inOrder(columns, order), [columns, order]);
  const shown = useMemo(
    () => ordered.filter((column) => !left.includes(columnName(column))),
    [ordered, left],
  );
  return {
    /** All columns, in the user's order. */
    ordered,
    /** The columns that are not left out; the same array until the user changes something. */
    shown,
    isShown: (column: Column) => !left.includes(columnName(column)),
    toggle: (column: Column) => {
      const name = columnName(column);
      setLeft(left.includes(name) ? left.filter((other) => other !== name) : [...left, name]);
    },
    arrange: (arranged: readonly Column[]) => setOrder(arranged.map(columnName)),
    reset: () => {
      setLeft(hidden);
      setOrder(NO_ORDER);
    },
  };
};

/** The columns an export writes: as chosen and ordered by the user, including those the window has no room for. */
export const useChosenColumns = (
  columns: readonly Column[],
  { storeKey }: ColumnVisibility,
): readonly Column[] => {
  const hidden = useMemo(() => hiddenColumns(columns, Infinity), [columns]);
  return useColumnChoice(columns, { storeKey, hidden }).shown;
};

const NO_ORDER: readonly string[] = [];

/** `columns` in the order of `order`; those it does not name, which were added later, come last. */
const inOrder = (columns: readonly Column[], order: readonly string[]): readonly Column[] => {
  const placeOf = (column: Column) => {
    const place = order.indexOf(columnName(column));
    return place === -1 ? order.length : place;
  };
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
};
