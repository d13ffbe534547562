import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import Stack from '@mui/material/Stack';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState, type ReactNode } from 'react';
import { IMPORT_RECORD } from '@/core/resource-names';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState } from '@/imports/check/check-state';
import { ChangedFields, type CellText } from './ChangedFields';
import type { ChangedRow } from './changed-rows';
import { FreshFields } from './FreshFields';
import type { FreshRow } from './fresh-rows';

/** Identifies what a file changes: a new state of the check changes other records. */
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
    fresh: (offset: number, limit: number) => Promise<FreshRow[]>;
  };
  textOf: CellText;
};

/** The records a file changes, field by field, before and after, and those it creates; each shown on request. */
export const Changes = ({ recordType, check, bench, textOf }: ChangesProps) => {
  const translate = useTranslate();
  const id = useId();
  const [open, setOpen] = useState<Part | null>(null);
  const parts = PARTS.filter((part) => check.outcome[part] > 0);
  if (parts.length === 0) return null;
  return (
    <Box>
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
      <Collapse in={open === 'changed'} mountOnEnter unmountOnExit id={`${id}-changed`}>
        <SomeRows
          queryKey={[...changesKey(recordType, check), 'changed']}
          count={check.outcome.changed}
          read={bench.changes}
        >
          {(rows) => <ChangedFields recordType={recordType} textOf={textOf} rows={rows} />}
        </SomeRows>
      </Collapse>
      <Collapse in={open === 'fresh'} mountOnEnter unmountOnExit id={`${id}-fresh`}>
        <SomeRows
          queryKey={[...changesKey(recordType, check), 'fresh']}
          count={check.outcome.fresh}
          read={bench.fresh}
        >
          {(rows) => <FreshFields recordType={recordType} textOf={textOf} rows={rows} />}
        </SomeRows>
      </Collapse>
    </Box>
  );
};

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
  return (
    <>
      <Box sx={{ mt: 1 }}>{children(data ?? [])}</Box>
      {count > limit && (
        <Button size="small" onClick={() => setLimit(limit + ROWS_AT_A_TIME)}>
          {translate('imports.compare.changes.more')}
        </Button>
      )}
    </>
  );
};

type Part = 'fresh' | 'changed';

const PARTS = ['changed', 'fresh'] as const;
const NAMES = { changed: 'changes', fresh: 'fresh' } as const;
const ROWS_AT_A_TIME = 20;
