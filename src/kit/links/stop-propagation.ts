import type { SyntheticEvent } from 'react';

/** Stops a click on a link or button inside a row, which would also open the row's record. */
export const stopPropagation = (event: SyntheticEvent): void => event.stopPropagation();
