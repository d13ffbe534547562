import type { RaRecord } from 'react-admin';
import { textOrNumberOf } from '@/core/text';
import { Status } from '@/kit/fields/Status';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** The number of a row; 0 where the record has none. */
export const numberOfRow = ({ row }: RaRecord): number => Number(textOrNumberOf(row)) || 0;

/** The outcome of a row. */
export const RowStatus = ({ status }: { status: string }) => {
  const translate = useTranslate();
  const tone = ({ success: 'success', failure: 'error' } as const)[status];
  return (
    <Status
      label={tone ? translate(`resources.import-record.status.${status}`) : status || '–'}
      tone={tone}
    />
  );
};
