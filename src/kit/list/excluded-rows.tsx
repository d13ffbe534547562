import { createContext, useContext, useEffect, useMemo, useState, type ReactNode } from 'react';
import { useListContext, type Identifier } from 'react-admin';
import { isId } from '@/core/id';

/**
 * Rows of a list that are selected only one by one, such as possible duplicates. Selecting many rows skips them; the
 * message `resources.{name}.excluded` counts the skipped ones, and the action's dialog offers them.
 */
type ExcludedRows = {
  ids: ReadonlySet<Identifier>;
  setIds: (ids: ReadonlySet<Identifier>) => void;
  /** The excluded rows that selecting many rows has skipped. */
  skippedIds: readonly Identifier[];
  setSkippedIds: (ids: readonly Identifier[]) => void;
};

const NONE: ReadonlySet<Identifier> = new Set();
const NO_ROWS: ExcludedRows = {
  ids: NONE,
  setIds: () => {},
  skippedIds: [],
  setSkippedIds: () => {},
};

const ExcludedRowsContext = createContext<ExcludedRows>(NO_ROWS);

/** Provides the excluded rows to the parts of a list. */
export const ExcludedRowsProvider = ({ children }: { children: ReactNode }) => {
  const [ids, setIds] = useState(NONE);
  const [lastSkippedIds, setSkippedIds] = useState(NO_ROWS.skippedIds);
  const isAnySelected = useListContext().selectedIds.length > 0;
  const skippedIds = isAnySelected ? lastSkippedIds : NO_ROWS.skippedIds;
  const value = useMemo(() => ({ ids, setIds, skippedIds, setSkippedIds }), [ids, skippedIds]);
  return <ExcludedRowsContext value={value}>{children}</ExcludedRowsContext>;
};

/** The excluded and skipped rows of the surrounding list, and the functions that set them. */
export const useExcludedRows = () => useContext(ExcludedRowsContext);

/**
 * Returns a function that adds many rows to the selection, except excluded ones and those without an id.
 */
export const useSelectMany = () => {
  const { ids: excludedIds, skippedIds, setSkippedIds } = useExcludedRows();
  const { selectedIds, onSelect } = useListContext();
  return (ids: readonly Identifier[]) => {
    const others = ids.filter((id) => isId(id) && !selectedIds.includes(id));
    setSkippedIds([
      ...skippedIds.filter((id) => !ids.includes(id)),
      ...others.filter((id) => excludedIds.has(id)),
    ]);
    onSelect([...selectedIds, ...others.filter((id) => !excludedIds.has(id))]);
  };
};

/** Excludes the rows `ids` of the surrounding list; pass the same set until it changes. */
export const useExcludeRows = (ids: ReadonlySet<Identifier>) => {
  const { setIds } = useExcludedRows();
  useEffect(() => {
    setIds(ids);
    return () => setIds(NONE);
  }, [ids, setIds]);
};
