import { personalKey, preferences } from '@/providers/preferences/preferences';
import { normalise, type ColumnMapping } from './column-mapping';

const keyOf = (recordType: string) => personalKey(`imports.${recordType}.columns`);

/** The user's mappings for files of a kind, by the name of the file's column; '' for columns left out. */
export const readRemembered = (recordType: string): Record<string, string> => {
  const stored = preferences.getItem(keyOf(recordType));
  if (typeof stored !== 'object' || stored === null) return {};
  return Object.fromEntries(
    Object.entries(stored).filter(
      (entry): entry is [string, string] => typeof entry[1] === 'string',
    ),
  );
};

export const rememberColumns = (
  recordType: string,
  header: readonly string[],
  mapping: ColumnMapping,
): void => {
  const remembered = readRemembered(recordType);
  for (const [at, name] of header.entries()) remembered[normalise(name)] = mapping[at] ?? '';
  preferences.setItem(keyOf(recordType), remembered);
};
