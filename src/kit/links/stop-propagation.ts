import type { SyntheticEvent } from 'react';

/** For links and buttons inside a row: a click would open the row's record as well. */
export const stopPropagation = (event: SyntheticEvent): void => event.stopPropagation();
