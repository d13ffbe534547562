import type { RaRecord } from 'react-admin';
import { textsOf } from '@/core/one-or-many';
import { screenfulOf } from '@/core/text';
import type { Column } from '@/kit/fields/column';
import { Code } from '@/kit/fields/Code';
import { Count } from '@/kit/fields/Count';
import { Day } from '@/kit/fields/Day';
import { Euro } from '@/kit/fields/Euro';
import { FixedValue } from '@/kit/fields/FixedValue';
import { Month } from '@/kit/fields/Month';
import { TextCell } from '@/kit/fields/TextCell';
import { Moment } from '@/kit/fields/Moment';
import { TextLink } from '@/kit/links/TextLink';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import { useDefinition } from '@/kit/registry/definitions';
import { columnName } from './column-visibility';

type CellValueProps = {
  column: Column;
  record: RaRecord;
  /** The record's address, in the title column and for users who may open the record; else null. */
  address: string | null;
  /** The field the list is sorted by. */
  sortedBy: string;
};

/** The content of a cell. */
export const CellValue = ({ column, record, address, sortedBy }: CellValueProps) => {
  const content = column.cell?.(record) ?? (
    <FieldValue
      column={column}
      record={record}
      isInLink={address !== null}
      isSortedBy={sortedBy === columnName(column)}
    />
  );
  return address === null ? content : <TextLink to={address}>{content}</TextLink>;
};

type FieldValueProps = {
  column: Column;
  record: RaRecord;
  isInLink: boolean;
  isSortedBy: boolean;
};

const FieldValue = ({ column, record, isInLink, isSortedBy }: FieldValueProps) => {
  const { codeField, references = {}, values = {} } = useDefinition();
  const { source, kind } = column;
  const value: unknown = record[source];
  const reference = column.reference ?? references[source];
  if (reference && !reference.isFilterOnly) {
    return (
      <ReferenceValue
        reference={reference}
        value={value}
        isLinked={!isInLink}
        // The backend sorts by the code: without it the rows would seem unsorted.
        hasCode={isSortedBy}
      />
    );
  }
  if (values[source]) return <FixedValue field={source} value={value} />;
  if (kind === 'count') return <Count value={value} />;
  if (kind === 'day') return <Day value={value} />;
  if (kind === 'euro') return <Euro value={value} />;
  if (kind === 'moment') return <Moment value={value} />;
  if (kind === 'month') return <Month value={value} />;
  const text = textsOf(value).map(screenfulOf).join(', ');
  if (kind === 'code' || source === codeField) return <Code>{text}</Code>;
  return <TextCell text={text} />;
};
