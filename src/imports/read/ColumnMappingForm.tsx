import Stack from '@mui/material/Stack';
import TableContainer from '@mui/material/TableContainer';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SegmentedControl } from '@/ui/page/SegmentedControl';
import { StackedCell, StackedRow, StackedTable } from '@/ui/page/StackedTable';
import type { FormatInfo } from './format-info';
import type { ChosenReading, FoundReading } from './find-readings';
import { ReadingButtons } from './ReadingButtons';
import type { ColumnMapping } from './column-mapping';
import type { FileHead } from './read-file';
import { FieldSelect } from './FieldSelect';
import { shortName } from './short-name';
import { isReportColumn } from './report-columns';
import { useReadingWords } from './useReadingWords';

type ColumnMappingFormProps = {
  recordType: string;
  head: FileHead;
  info: FormatInfo;
  mapping: ColumnMapping;
  readings: readonly FoundReading[];
  onChange: (mapping: ColumnMapping) => void;
  onRead: (chosen: Readonly<Record<string, ChosenReading>>) => void;
};

/** Maps the columns of the file to those of the record, with the first values of each. */
export const ColumnMappingForm = ({
  recordType,
  head,
  info,
  mapping,
  readings,
  onChange,
  onRead,
}: ColumnMappingFormProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [part, setPart] = useState<(typeof PARTS)[number]>('all');
  const columns = head.header
    .map((name, at) => ({ name, at }))
    .filter(({ name }) => !isReportColumn(name));
  const leftOut = columns.filter(({ at }) => mapping[at] === null);
  const inPart = part === 'all' ? columns : leftOut;
  const shown = inPart.filter(({ at }) => at < COLUMNS_SHOWN || mapping[at] !== null);
  const choose = (at: number, name: string | null) =>
    onChange(
      mapping.map((own, place) => {
        if (place === at) return name;
        return own === name ? null : own;
      }),
    );
  return (
    <Stack sx={{ gap: 1.5 }}>
      {columns.length > FEW && leftOut.length > 0 && (
        <SegmentedControl
          label={translate(key('shown'))}
          value={part}
          segments={PARTS.map((value) => ({
            value,
            label: translate(key(value), {
              count: number((value === 'all' ? columns : leftOut).length),
            }),
          }))}
          onChange={setPart}
        />
      )}
      <TableContainer
        tabIndex={0}
        // Few columns are shown in full, because an inner scrollbar would hide the last ones.
        sx={{ maxHeight: shown.length > FEW ? 480 : 'none' }}
      >
        <StackedTable
          stickyHeader
          aria-label={translate(key('title'))}
          columns={(['of_file', 'first_values', 'stands_for'] as const).map((name) =>
            translate(key(name)),
          )}
          sx={{ tableLayout: 'fixed' }}
          caption={
            shown.length < inPart.length && (
              <caption>
                {translate(key('shown_of'), {
                  shown: number(shown.length),
                  total: number(inPart.length),
                })}
              </caption>
            )
          }
        >
          {shown.map(({ name, at }) => (
            <StackedRow key={`${at} ${name}`}>
              <StackedCell sx={{ fontWeight: 500, overflowWrap: 'anywhere' }}>
                {shortName(name) || '–'}
              </StackedCell>
              <StackedCell>
                <FirstValues head={head} at={at} />
                <ReadingNote
                  recordType={recordType}
                  readings={readings}
                  onRead={onRead}
                  column={mapping[at] ?? null}
                />
              </StackedCell>
              <StackedCell>
                <FieldSelect
                  recordType={recordType}
                  name={name}
                  info={info}
                  mapping={mapping}
                  header={head.header}
                  value={mapping[at] ?? null}
                  onChange={(field) => choose(at, field)}
                />
              </StackedCell>
            </StackedRow>
          ))}
        </StackedTable>
      </TableContainer>
    </Stack>
  );
};

/** The first two values of a column of the file, shortened. */
const FirstValues = ({ head, at }: { head: FileHead; at: number }) => (
  <Typography variant="body2" color="text.secondary" noWrap>
    {head.rows
      .slice(0, 2)
      .map((row) => row[at]?.slice(0, 40) ?? '')
      .filter(Boolean)
      .join(' · ')}
  </Typography>
);

/** The reading of the column, where it is not the wire's form, with the buttons that change it. */
const ReadingNote = ({
  recordType,
  readings,
  column,
  onRead,
}: Pick<ColumnMappingFormProps, 'recordType' | 'readings' | 'onRead'> & {
  column: string | null;
}) => {
  const { note } = useReadingWords(recordType);
  const found = readings.find((reading) => reading.column === column);
  if (!found) return null;
  return (
    <Stack direction="row" sx={{ flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      {found.status !== 'asked' && <Typography variant="caption">{note(found)}</Typography>}
      <ReadingButtons
        recordType={recordType}
        found={found}
        isOnly={false}
        onChoose={(reading) => onRead({ [found.column]: reading })}
      />
    </Stack>
  );
};

const PARTS = ['all', 'not_imported'] as const;
/** Number of columns that are easy to read at a glance. */
const FEW = 12;
const COLUMNS_SHOWN = 200;

const key = keysUnder('imports.read.columns');
