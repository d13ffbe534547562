import { useState } from 'react';

/** Whether `value` has ever differed from its first one, compared by identity. */
export const useHasChanged = (value: string | object): boolean => {
  const [first] = useState(value);
  const [hasChanged, setChanged] = useState(false);
  if (value !== first && !hasChanged) setChanged(true);
  return hasChanged;
};
