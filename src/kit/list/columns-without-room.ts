import { createContext, use } from 'react';

/** The names of the columns that the table around a cell has no room for. */
export const ColumnsWithoutRoom = createContext<readonly string[]>([]);

/**
 * Whether the table has no room for the column `name`, so that another cell of the row shows its value; false in a wide
 * window, on a card, and for columns that the user has shown or left out.
 */
export const useIsWithoutRoom = (name: string): boolean => use(ColumnsWithoutRoom).includes(name);
