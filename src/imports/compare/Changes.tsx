import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Collapse from '@mui/material/Collapse';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { IMPORT_RECORD } from '@/core/resource-names';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { CheckState } from '@/imports/check/check-state';
import { ChangedFields, type CellText } from './ChangedFields';
import type { ChangedRow } from './changed-rows';

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
  bench: { changes: (offset: number, limit: number) => Promise<ChangedRow[]> };
  textOf: CellText;
};

/** The changes a file makes, record by record and field by field, before and after; shown on request. */
export const Changes = ({ recordType, check, bench, textOf }: ChangesProps) => {
  const translate = useTranslate();
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  const [limit, setLimit] = useState(ROWS_AT_A_TIME);
  const { changed } = check.outcome;
  const { data } = useQuery({
    queryKey: [...changesKey(recordType, check), limit],
    enabled: isOpen && changed > 0,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: () => bench.changes(0, limit),
  });
  return (
    <Box>
      <Button
        size="small"
        aria-expanded={isOpen}
        aria-controls={isOpen ? id : undefined}
        onClick={() => setOpen(!isOpen)}
      >
        {translate(`imports.compare.changes.${isOpen ? 'hide' : 'show'}`)}
      </Button>
      <Collapse in={isOpen} mountOnEnter unmountOnExit id={id}>
        <Box sx={{ mt: 1 }}>
          <ChangedFields recordType={recordType} textOf={textOf} rows={data ?? []} />
        </Box>
        {changed > limit && (
          <Button size="small" onClick={() => setLimit(limit + ROWS_AT_A_TIME)}>
            {translate('imports.compare.changes.more')}
          </Button>
        )}
      </Collapse>
    </Box>
  );
};

const ROWS_AT_A_TIME = 20;
