import type { RaRecord } from 'react-admin';
import { textsOf } from '@/core/one-or-many';
import type { Column, Opens } from '@/shared/columns/column';
import { Code } from '@/shared/fields/Code';
import { Count } from '@/shared/fields/Count';
import { Day } from '@/shared/fields/Day';
import { Euro } from '@/shared/fields/Euro';
import { FixedValue } from '@/shared/fields/FixedValue';
import { Month } from '@/shared/fields/Month';
import { Moment } from '@/shared/fields/Moment';
import { RecordLink } from '@/shared/links/RecordLink';
import { ReferenceValue } from '@/shared/references/ReferenceValue';
import { useDefinition } from '@/shared/registry/definitions';

type CellValueProps = { column: Column; record: RaRecord; opens: Opens };

/** What a column shows of a record; the title is a real link to it, for those who may open it. */
export const CellValue = ({ column, record, opens }: CellValueProps) => {
  const isLink = column.isTitle === true && opens !== false;
  const content = column.cell?.(record) ?? (
    <FieldValue column={column} record={record} isInLink={isLink} />
  );
  if (!isLink) return content;
  return (
    <RecordLink record={record} view={opens}>
      {content}
    </RecordLink>
  );
};

type FieldValueProps = { column: Column; record: RaRecord; isInLink: boolean };

const FieldValue = ({ column: { source, kind }, record, isInLink }: FieldValueProps) => {
  const { codeField, references = {}, values = {} } = useDefinition();
  const value: unknown = record[source];
  const reference = references[source];
  if (reference && !reference.isFilterOnly)
    return <ReferenceValue reference={reference} value={value} isLinked={!isInLink} />;
  if (values[source]) return <FixedValue field={source} value={value} />;
  if (kind === 'count') return <Count value={value} />;
  if (kind === 'day') return <Day value={value} />;
  if (kind === 'euro') return <Euro value={value} />;
  if (kind === 'moment') return <Moment value={value} />;
  if (kind === 'month') return <Month value={value} />;
  const text = textsOf(value).join(', ') || '–';
  if (kind === 'code' || source === codeField) return <Code>{text}</Code>;
  // Cells are cut to one line; the whole text is there on hover.
  return <span title={text}>{text}</span>;
};
