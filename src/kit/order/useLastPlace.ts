import { useEffect } from 'react';
import { useSetInitialValue } from '@/kit/form/useSetInitialValue';
import { nextPlace, type Placed } from './places';

/** Places a new record after `others`; if these are not known, the server places it. */
export const useLastPlace = (others: readonly Placed[] | undefined): void => {
  const setInitialValue = useSetInitialValue();
  const place = others && nextPlace(others);
  useEffect(() => {
    if (place !== undefined) setInitialValue('position', place);
  }, [place, setInitialValue]);
};
