import type { RaRecord } from 'react-admin';
import { IMPORT_RECORD } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import { FixedValue } from '@/kit/fields/FixedValue';

/** The number of a row; 0 where the record has none. */
export const numberOfRow = ({ row }: RaRecord): number => Number(textOrNumberOf(row)) || 0;

/** The outcome of a row. */
export const RowStatus = ({ status }: { status: string }) => (
  <FixedValue resource={IMPORT_RECORD} field="status" value={status} />
);
