import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useLayoutEffect, useRef, useState, type MouseEvent, type ReactNode } from 'react';
import { IMPORT_RECORD } from '@/core/resource-names';
import { unlessAnnounced } from '@/ui/alerts/announced-failure';
import { announce } from '@/ui/announce/announcer';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { focusMain, isFocusLost } from '@/ui/hooks/focus-main';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState, IssueLine } from '@/imports/check/check-state';
import { ChangedFields, type CellText, type EditCell, type ExcludeRow } from './ChangedFields';
import type { ChangedRow } from './changed-rows';
import { ExcludedRows } from './ExcludedRows';
import type { ExcludedRow } from './excluded-rows';
import { AddedFields } from './AddedFields';
import type { AddedRow } from './added-rows';

/** Query key of what a file changes: a new state of the check may change other records. */
export const changesKey = (recordType: string, { fingerprint, version }: CheckState) => [
  IMPORT_RECORD,
  'changes',
  recordType,
  fingerprint,
  version,
];

type ChangesProps = {
  recordType: string;
  check: CheckState;
  bench: {
    changes: (offset: number, limit: number) => Promise<ChangedRow[]>;
    added: (offset: number, limit: number) => Promise<AddedRow[]>;
    excluded: (offset: number, limit: number) => Promise<ExcludedRow[]>;
    exclude: (row: number) => Promise<CheckState>;
    include: (row: number) => Promise<CheckState>;
    replace: (
      cell: { row: number; column: string },
      text: string,
    ) => Promise<{ state: CheckState; wrong?: IssueLine }>;
  };
  textOf: CellText;
  /** Whether several rows form a sale: they are left out, and brought back, together. */
  isGrouped?: boolean;
  /** Returns an error in the user's language. */
  wordsOf: (line: IssueLine) => string;
  onState: (check: CheckState) => void;
};

/**
 * The records a file changes, field by field, before and after, those it creates, and the rows that are left out; each
 * shown on request, with a button that leaves the row out or brings it back, and cells that can be edited.
 */
export const Changes = ({
  recordType,
  check,
  bench,
  textOf,
  isGrouped,
  wordsOf,
  onState,
}: ChangesProps) => {
  const translate = useTranslate();
  const { label } = useColumnLabels(recordType);
  const id = useId();
  const [asked, setOpen] = useState<Part | null>(null);
  const parts = PARTS.filter((part) => countOf(check, part) > 0);
  const open = parts.find((part) => part === asked);
  const take = (state: CheckState) => {
    // The last row takes its table and the pressed button with it.
    if (open && countOf(state, open) === 0) focusMain();
    onState(state);
  };
  const exclude = async (row: number, line: number, code?: string) => {
    const state = await bench.exclude(row);
    announce(
      code === undefined
        ? translate('imports.compare.changes.excluded', { line })
        : translate('imports.compare.changes.excluded_sale', { code }),
    );
    take(state);
  };
  const include = async (row: number, line: number, code?: string) => {
    const state = await bench.include(row);
    announce(
      code === undefined
        ? translate('imports.compare.excluded.included', { line })
        : translate('imports.compare.excluded.included_sale', { code }),
    );
    take(state);
  };
  const onExclude: ExcludeRow = (...row) => void unlessAnnounced(exclude(...row));
  const onInclude: ExcludeRow = (...row) => void unlessAnnounced(include(...row));
  const onEdit: EditCell = (cell, text, onAnswer) =>
    void unlessAnnounced(edit(cell, text, onAnswer));
  const edit = async (...[cell, text, onAnswer]: Parameters<EditCell>) => {
    const { state, wrong } = await bench.replace(cell, text);
    const error = wrong && refusalOf(cell.column, wrong);
    announce(error ?? translate('imports.compare.changes.edited'), { isUrgent: Boolean(error) });
    take(state);
    onAnswer(error);
  };
  /** Names the column of an error in another cell of the row. */
  const refusalOf = (column: string, wrong: IssueLine): string =>
    wrong.column === column || wrong.column === ''
      ? wordsOf(wrong)
      : `${label(wrong.column)}: ${wordsOf(wrong)}`;
  if (parts.length === 0) return null;
  const given = { id, open, recordType, check };
  const table = { recordType, textOf, isGrouped, onExclude, onEdit };
  return (
    <Box data-undo-keys>
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 1 }}>
        {parts.map((part) => (
          <Button
            key={part}
            size="small"
            aria-expanded={open === part}
            aria-controls={open === part ? `${id}-${part}` : undefined}
            onClick={() => setOpen(open === part ? null : part)}
          >
            {translate(`imports.compare.${NAMES[part]}.${open === part ? 'hide' : 'show'}`)}
          </Button>
        ))}
      </Stack>
      <PartRows {...given} part="changed" read={bench.changes}>
        {(rows) => <ChangedFields {...table} rows={rows} />}
      </PartRows>
      <PartRows {...given} part="added" read={bench.added}>
        {(rows) => <AddedFields {...table} rows={rows} />}
      </PartRows>
      <PartRows {...given} part="excluded" read={bench.excluded}>
        {(rows) => <ExcludedRows rows={rows} isGrouped={isGrouped} onInclude={onInclude} />}
      </PartRows>
    </Box>
  );
};

type PartRowsProps<Row> = Pick<ChangesProps, 'recordType' | 'check'> &
  Pick<SomeRowsProps<Row>, 'read' | 'children'> & {
    id: string;
    part: Part;
    open: Part | undefined;
  };

/** The rows of a part, while it is the one that is open. */
const PartRows = <Row,>({ id, part, open, recordType, check, ...rows }: PartRowsProps<Row>) => (
  <Collapse in={open === part} mountOnEnter unmountOnExit id={`${id}-${part}`}>
    <SomeRows
      queryKey={[...changesKey(recordType, check), part]}
      count={countOf(check, part)}
      {...rows}
    />
  </Collapse>
);

type SomeRowsProps<Row> = {
  queryKey: readonly unknown[];
  /** Number of all rows. */
  count: number;
  read: (offset: number, limit: number) => Promise<Row[]>;
  children: (rows: readonly Row[]) => ReactNode;
};

/** The first rows, and a button for more. */
const SomeRows = <Row,>({ queryKey, count, read, children }: SomeRowsProps<Row>) => {
  const translate = useTranslate();
  const [limit, setLimit] = useState(ROWS_AT_A_TIME);
  const { data } = useQuery({
    queryKey: [...queryKey, limit],
    enabled: count > 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => read(0, limit),
  });
  const list = useRef<HTMLDivElement>(null);
  /** The place of the button that was pressed last. */
  const pressed = useRef<number | null>(null);
  const buttons = () => [...(list.current?.querySelectorAll<HTMLElement>('button') ?? [])];
  const notePressed = ({ target }: MouseEvent) => {
    const at = buttons().findIndex((button) => target instanceof Node && button.contains(target));
    if (at !== -1) pressed.current = at;
  };
  // A row that is left out, or gets an error, takes its pressed button with it: the next button gets the focus.
  useLayoutEffect(() => {
    if (pressed.current === null || !isFocusLost()) return;
    (buttons()[pressed.current] ?? buttons().at(-1))?.focus();
    pressed.current = null;
  });
  return (
    <>
      <Box ref={list} sx={{ mt: 1 }} onClickCapture={notePressed}>
        {children(data ?? [])}
      </Box>
      {count > limit && (
        <Button size="small" onClick={() => setLimit(limit + ROWS_AT_A_TIME)}>
          {translate('imports.compare.changes.more')}
        </Button>
      )}
    </>
  );
};

type Part = 'added' | 'changed' | 'excluded';

const countOf = (check: CheckState, part: Part): number =>
  part === 'excluded' ? check.leftOutRows : check.outcome[part];

const PARTS = ['changed', 'added', 'excluded'] as const;
const NAMES = { changed: 'changes', added: 'added', excluded: 'excluded' } as const;
const ROWS_AT_A_TIME = 20;
