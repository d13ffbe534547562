import { useEffect } from 'react';
import { useSetInitialValue } from '@/kit/form-state/useSetInitialValue';
import { nextPosition, type Positioned } from './positions';

/** Places a new record after `others`; if these are not known, the server places it. */
export const useLastPosition = (others: readonly Positioned[] | undefined): void => {
  const setInitialValue = useSetInitialValue();
  const place = others && nextPosition(others);
  useEffect(() => {
    if (place !== undefined) setInitialValue('position', place);
  }, [place, setInitialValue]);
};
