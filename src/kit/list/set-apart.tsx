import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useListContext, type Identifier } from 'react-admin';

/**
 * Rows of a list that must be selected one by one: 'select all' skips them. Its messages are
 * `resources.{name}.set_apart.left_out` and `…included`.
 */
type SetApart = {
  ids: ReadonlySet<Identifier>;
  setIds: (ids: ReadonlySet<Identifier>) => void;
  /** Rows that 'select all' skipped and that were not selected since. */
  leftOut: readonly Identifier[];
  leaveOut: (ids: readonly Identifier[]) => void;
};

const NONE: ReadonlySet<Identifier> = new Set();
const NOBODY: SetApart = { ids: NONE, setIds: () => {}, leftOut: [], leaveOut: () => {} };

const SetApartContext = createContext<SetApart>(NOBODY);

/** Surrounds the parts of a list. */
export const SetApartProvider = ({ children }: { children: ReactNode }) => {
  const { selectedIds } = useListContext();
  const [ids, setIds] = useState(NONE);
  const [passed, leaveOut] = useState<readonly Identifier[]>([]);
  const isNothingChosen = selectedIds.length === 0;
  useEffect(() => {
    if (isNothingChosen) leaveOut([]);
  }, [isNothingChosen]);
  const value = useMemo(
    () => ({
      ids,
      setIds,
      leftOut: passed.filter((id) => ids.has(id) && !selectedIds.includes(id)),
      leaveOut,
    }),
    [ids, passed, selectedIds],
  );
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
