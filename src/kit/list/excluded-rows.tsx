import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import type { Identifier } from 'react-admin';

/**
 * Rows of a list that an action on the selection leaves out until they are ticked in its dialog, such as possible
 * duplicates. The sentence above them is the message `resources.{name}.excluded`.
 */
type ExcludedRows = {
  ids: ReadonlySet<Identifier>;
  setIds: (ids: ReadonlySet<Identifier>) => void;
};

const NONE: ReadonlySet<Identifier> = new Set();
const NO_ROWS: ExcludedRows = { ids: NONE, setIds: () => {} };

const ExcludedRowsContext = createContext<ExcludedRows>(NO_ROWS);

/** Surrounds the parts of a list. */
export const ExcludedRowsProvider = ({ children }: { children: ReactNode }) => {
  const [ids, setIds] = useState(NONE);
  const value = useMemo(() => ({ ids, setIds }), [ids]);
  return <ExcludedRowsContext value={value}>{children}</ExcludedRowsContext>;
};

export const useExcludedRows = () => useContext(ExcludedRowsContext);

/** Excludes the rows of `ids` in the surrounding list; `ids` must be the same set until it changes. */
export const useExcludeRows = (ids: ReadonlySet<Identifier>) => {
  const { setIds } = useExcludedRows();
  useEffect(() => {
    setIds(ids);
    return () => setIds(NONE);
  }, [ids, setIds]);
};
