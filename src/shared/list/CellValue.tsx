import type { MouseEvent } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { useCan } from '@/providers/use-session';
import { useDefinition } from '../definitions';
import { useRecordAddresses } from '../drawer/drawer-address';
import type { Column, Opens } from './column';

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

const RecordLink = ({
  record,
  view,
  children,
}: {
  record: RaRecord;
  view: Exclude<Opens, false>;
  children: React.ReactNode;
}) => {
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const isAllowed = useCan(definition.access[view === 'panel' ? 'list' : view] ?? ':visit');
  if (!isAllowed) return children;
  return (
    <Link to={addresses.record(record.id, view)} onClick={keepFromRow}>
      {children}
    </Link>
  );
};

/** The row under the link opens on click too: once is enough. */
const keepFromRow = (event: MouseEvent) => event.stopPropagation();

const textOf = (value: unknown): string => {
  if (value === undefined || value === null || value === '') return '–';
  return Array.isArray(value) ? value.join(', ') || '–' : String(value);
};
