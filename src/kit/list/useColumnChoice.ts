import { useMemo } from 'react';
import type { Column } from '@/kit/fields/column';
import { readTexts, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { columnName, hiddenColumns } from './column-visibility';
import type { ColumnVisibility } from './useColumnVisibility';

/**
 * The user's choice of a table's columns, stored with their preferences, and the functions that change it.
 */
export const useColumnChoice = (
  columns: readonly Column[],
  { storeKey, hidden }: ColumnVisibility,
) => {
  const [hiddenNames, setHiddenNames] = useCheckedStore(storeKey, hidden, readTexts);
  const [order, setOrder] = useCheckedStore<readonly string[]>(
    `${storeKey}.order`,
    NO_ORDER,
    readTexts,
  );
  const ordered = useMemo(() => inOrder(columns, order), [columns, order]);
  const shown = useMemo(
    () => ordered.filter((column) => !hiddenNames.includes(columnName(column))),
    [ordered, hiddenNames],
  );
  return {
    /** All columns, in the user's order. */
    ordered,
    /** The visible columns; the same array until the user changes the choice. */
    shown,
    isShown: (column: Column) => !hiddenNames.includes(columnName(column)),
    toggle: (column: Column) => {
      const name = columnName(column);
      setHiddenNames(
        hiddenNames.includes(name)
          ? hiddenNames.filter((other) => other !== name)
          : [...hiddenNames, name],
      );
    },
    arrange: (arranged: readonly Column[]) => setOrder(arranged.map(columnName)),
    reset: () => {
      setHiddenNames(hidden);
      setOrder(NO_ORDER);
    },
  };
};

/** The columns of an export, as chosen and ordered by the user, including those for which the window has no room. */
export const useChosenColumns = (
  columns: readonly Column[],
  { storeKey }: ColumnVisibility,
): readonly Column[] => {
  const hidden = useMemo(() => hiddenColumns(columns, Infinity), [columns]);
  return useColumnChoice(columns, { storeKey, hidden }).shown;
};

const NO_ORDER: readonly string[] = [];

/** Sorts `columns` as in `order`; those it does not name, which were added later, come last. */
const inOrder = (columns: readonly Column[], order: readonly string[]): readonly Column[] => {
  const placeOf = (column: Column) => {
    const place = order.indexOf(columnName(column));
    return place === -1 ? order.length : place;
  };
  return columns.toSorted((one, other) => placeOf(one) - placeOf(other));
};
