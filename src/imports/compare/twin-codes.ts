import type { ImportFormat } from '@/core/imports';
import type { RowKey } from '@/imports/check/row-key';
import type { RowReading } from '@/imports/check/row-reader';
import { foldCode } from '@/imports/check/similar-codes';
import type { RowText } from '@/imports/read/csv-parser';
import { createHashTable, NONE } from '@/imports/read/hash-table';
import { hashOf } from '@/imports/read/text-hash';
import type { Lookups } from './lookups';

type Compared = {
  key: RowKey;
  lookups: Lookups;
  /** A row, by its number. */
  rowAt: (row: number) => RowText;
};

/**
 * Creates a function that returns another new row whose code differs from that of a new row only in leading zeros or
 * case: the backend would store two records. Undefined where codes refer to other records, or not all records are known.
 */
export const createTwinCheck = (
  { key: [name = '', ...others] }: ImportFormat,
  { key, lookups: { codes, records }, rowAt }: Compared,
) => {
  if (others.length > 0 || codes.has(name) || !records?.isWhole) return undefined;
  /** The first row of each code, by the hash of the folded code. */
  const rows = createHashTable();
  return (row: number, reading: RowReading): number | undefined => {
    const [code = ''] = key.textsOf(reading);
    if (code === '') return undefined;
    const folded = foldCode(code);
    const hash = hashOf(folded);
    let isKnown = false;
    let twin: number | undefined;
    for (let slot = rows.first(hash); slot !== NONE; slot = rows.next(slot)) {
      const [other = ''] = key.textsIn(rowAt(rows.at(slot)));
      if (other === code) isKnown = true;
      else if (foldCode(other) === folded) twin ??= rows.at(slot);
    }
    if (!isKnown) rows.add(hash, row);
    return twin;
  };
};
