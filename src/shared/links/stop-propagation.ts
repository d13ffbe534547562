import type { SyntheticEvent } from 'react';

/** For links and buttons inside a row: the row opens its record on click, and would win. */
export const stopPropagation = (event: SyntheticEvent): void => event.stopPropagation();
