import type { SyntheticEvent } from 'react';

/** Keeps a click on a link or button inside a row from also opening the row's record. */
export const stopPropagation = (event: SyntheticEvent): void => event.stopPropagation();
