import type { SyntheticEvent } from 'react';

/** For links and buttons inside a row: a click would also open the row's record. */
export const stopPropagation = (event: SyntheticEvent): void => event.stopPropagation();
