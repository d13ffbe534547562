import { useState } from 'react';
import { useLocation } from 'react-router-dom';

/** Keeps what is open above the calendar until its address changes: the days below it are then others. */
export const useOpened = <Opened>() => {
  const { search } = useLocation();
  const [at, setAt] = useState<{ opened: Opened; search: string } | null>(null);
  const isLeft = at !== null && at.search !== search;
  if (isLeft) setAt(null);
  const set = (opened: Opened | null) => setAt(opened === null ? null : { opened, search });
  return [at === null || isLeft ? null : at.opened, set] as const;
};
