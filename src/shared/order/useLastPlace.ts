import { useEffect } from 'react';
import { useSetInitialValue } from '../form/useSetInitialValue';
import { nextPlace, type Placed } from './places';

/** A new record goes behind `others`; where these are not known, the server says where it goes. */
export const useLastPlace = (others: readonly Placed[] | undefined): void => {
  const setInitialValue = useSetInitialValue();
  const place = others && nextPlace(others);
  useEffect(() => {
    if (place !== undefined) setInitialValue('position', place);
  }, [place, setInitialValue]);
};
