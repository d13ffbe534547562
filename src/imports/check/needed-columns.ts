import type { ColumnMapping } from '@/imports/read/column-mapping';
import type { FormatInfo } from '@/imports/read/format-info';
import type { CheckState } from './check-state';

type OpenFile = {
  info: Pick<FormatInfo, 'columns' | 'key'>;
  mapping: ColumnMapping;
  /** Null while its rows are checked. */
  check: Pick<CheckState, 'constants' | 'inherited' | 'kinds'> | null;
  /** Whether its rows were compared with the records: a row of an existing one keeps the values it lacks. */
  isCompared: boolean;
};

/** The columns a file lacks and its rows need, and those of them that identify the rows. */
export const neededColumns = ({ info, mapping, check, isCompared }: OpenFile) => {
  const isLacking = (name: string) =>
    !mapping.includes(name) &&
    !(name in (check?.constants ?? {})) &&
    check?.inherited.includes(name) !== true;
  const missingKey = info.key.filter(isLacking);
  // A code that all rows share would identify one record.
  if (missingKey.length > 0) return { missingKey, needed: info.key.length > 1 ? missingKey : [] };
  const wrong = new Set(check?.kinds.filter(({ count }) => count > 0).map(({ column }) => column));
  const needed = info.columns
    .filter(({ name, isRequired }) => isRequired && isLacking(name) && wrong.has(name))
    .map(({ name }) => name);
  return { missingKey, needed: isCompared ? needed : [] };
};
