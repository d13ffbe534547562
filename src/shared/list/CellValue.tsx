import type { RaRecord } from 'react-admin';
import { RecordLink } from '@/shared/links/RecordLink';
import type { Column, Opens } from '@/shared/columns/column';

type CellValueProps = { column: Column; record: RaRecord; opens: Opens };

/** What a column shows of a record; the title is a real link to it, for those who may open it. */
export const CellValue = ({ column, record, opens }: CellValueProps) => {
  const content = column.cell?.(record) ?? <PlainText text={textOf(record[column.source])} />;
  if (!column.isTitle || !opens) return content;
  return (
    <RecordLink record={record} view={opens}>
      {content}
    </RecordLink>
  );
};

/** Cells are cut to one line; the whole text is there on hover. */
const PlainText = ({ text }: { text: string }) => <span title={text}>{text}</span>;

const textOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  return Array.isArray(value) ? value.join(', ') || '–' : String(value);
};
