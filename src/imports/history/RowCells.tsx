import Box from '@mui/material/Box';
import { Fragment } from 'react';
import { lineOf } from '@/core/text';
import { KEY_SEPARATOR } from '@/imports/read/record-name';
import { Code } from '@/kit/fields/Code';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { StackedCell } from '@/ui/page/StackedTable';
import type { RowName } from './row-names';
import { RowStatus } from './RowStatus';

type NameCellsProps = {
  /** Undefined where the file does not have the row. */
  name: RowName | undefined;
  /** Whether there is a column for names. */
  hasNames: boolean;
};

/** The line of a row in its file, and the record it is about. */
export const NameCells = ({ name, hasNames }: NameCellsProps) => {
  const translate = useTranslate();
  return (
    <>
      <NumberCell word={translate('imports.history.line')} number={String(name?.line ?? '')} />
      <StackedCell>{name?.code ? <Codes joined={name.code} /> : '–'}</StackedCell>
      {hasNames && <StackedCell sx={BREAKING}>{name?.name || '–'}</StackedCell>}
    </>
  );
};

/** A key of one or several codes; lines break only between codes. */
const Codes = ({ joined }: { joined: string }) =>
  joined.split(KEY_SEPARATOR).map((code, at) => (
    // A key may have the same code twice.
    <Fragment key={`${code} ${at}`}>
      {at > 0 && KEY_SEPARATOR}
      <Code>{code}</Code>
    </Fragment>
  ));

type NumberCellProps = { word: string; number: string; isWideOnly?: boolean };

/** The number of a row; on a phone, where the table has no header, after its `word`. */
export const NumberCell = ({ word, number, isWideOnly = false }: NumberCellProps) => (
  <StackedCell sx={[FIGURES, isWideOnly && WIDE_ONLY]}>
    <Box component="span" sx={{ display: { sm: 'none' } }}>
      {word}{' '}
    </Box>
    {number || '–'}
  </StackedCell>
);

type OutcomeCellsProps = {
  /** Undefined where it is not known. */
  status: string | undefined;
  message: string;
};

/** The result of a row; on a phone, an empty message takes no room. */
export const OutcomeCells = ({ status, message }: OutcomeCellsProps) => (
  <>
    <StackedCell sx={[{ width: { sm: 140 } }, message === '' && LAST_ON_PHONE]}>
      {status === undefined ? '–' : <RowStatus status={lineOf(status)} />}
    </StackedCell>
    <StackedCell sx={[BREAKING, { whiteSpace: 'pre-line' }, message === '' && WIDE_ONLY]}>
      {message || '–'}
    </StackedCell>
  </>
);

const BREAKING = { overflowWrap: 'anywhere' } as const;
const FIGURES = { fontVariantNumeric: 'tabular-nums' } as const;
const WIDE_ONLY = { '&&': { display: { xs: 'none', sm: 'table-cell' } } } as const;
const LAST_ON_PHONE = { '&&': { borderBottomWidth: 1, pb: { xs: 1.5, sm: 0.5 } } } as const;
