import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Identifier } from 'react-admin';

/**
 * Rows of a list that an action on the selection leaves out until they are ticked in its dialog, such as possible
 * duplicates. The sentence above them is the message `resources.{name}.set_apart`.
 */
type SetApart = {
  ids: ReadonlySet<Identifier>;
  setIds: (ids: ReadonlySet<Identifier>) => void;
};

const NONE: ReadonlySet<Identifier> = new Set();
const NOBODY: SetApart = { ids: NONE, setIds: () => {} };

const SetApartContext = createContext<SetApart>(NOBODY);

/** Surrounds the parts of a list. */
export const SetApartProvider = ({ children }: { children: ReactNode }) => {
  const [ids, setIds] = useState(NONE);
  const value = useMemo(() => ({ ids, setIds }), [ids]);
  return <SetApartContext value={value}>{children}</SetApartContext>;
};

export const useSetApart = () => useContext(SetApartContext);

/** Sets the rows of `ids` apart in the surrounding list; `ids` must be the same set until it changes. */
export const useSettingApart = (ids: ReadonlySet<Identifier>) => {
  const { setIds } = useSetApart();
  useEffect(() => {
    setIds(ids);
    return () => setIds(NONE);
  }, [ids, setIds]);
};
