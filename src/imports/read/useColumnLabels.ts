import { useMemo } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { filledResource } from './record-types';

/**
 * The labels of columns in the user's language: `label` as in lists and forms, `named` with the name in a file's
 * header, such as 'Azienda (company_code)'.
 */
export const useColumnLabels = (recordType: string) => {
  const translate = useTranslate();
  return useMemo(() => {
    const resource = filledResource(recordType);
    const label = (column: string): string =>
      translate(`resources.${resource}.fields.${column}`, { _: column });
    const named = (column: string): string => {
      const own = label(column);
      return own === column ? column : `${own} (${column})`;
    };
    return { label, named };
  }, [recordType, translate]);
};

export type ColumnLabels = ReturnType<typeof useColumnLabels>;
