import { createContext, use } from 'react';

/** The names of the columns for which the surrounding table has no room. */
export const ColumnsWithoutRoom = createContext<readonly string[]>([]);

/**
 * Whether the surrounding table has no room for the column `name`, so that another cell of the row shows its value.
 * False on a card, and for columns that the user has shown or hidden.
 */
export const useIsWithoutRoom = (name: string): boolean => use(ColumnsWithoutRoom).includes(name);
