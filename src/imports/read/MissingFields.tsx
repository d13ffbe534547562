import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useLayoutEffect, useRef } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ColumnMapping } from './column-mapping';
import type { FileHead } from './read-file';
import { isReportColumn } from './report-columns';
import { shortName } from './short-name';
import { useColumnLabels } from './useColumnLabels';

type MissingFieldsProps = {
  recordType: string;
  head: FileHead;
  mapping: ColumnMapping;
  /** The fields that the rows need and no column of the file is mapped to. */
  missing: readonly string[];
  onMatch: (mapping: ColumnMapping) => void;
};

/** The fields that rows need, each with the columns of the file it may be read from. Takes an unused focus. */
export const MissingFields = ({
  recordType,
  head,
  mapping,
  missing,
  onMatch,
}: MissingFieldsProps) => {
  const translate = useTranslate();
  const id = useId();
  const section = useRef<HTMLDivElement>(null);
  const { named } = useColumnLabels(recordType);
  useLayoutEffect(() => {
    // Only if the focus is still on the card of the file just chosen: the user has done nothing else.
    if (document.activeElement?.contains(section.current))
      section.current?.querySelector<HTMLElement>('[role="combobox"]')?.focus();
  }, []);
  return (
    <Box component="section" ref={section} aria-labelledby={id} data-asks>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate(key('title'))}
      </Typography>
      <Typography variant="body2" color="text.secondary">
        {translate(key('hint'))}
      </Typography>
      <Box sx={FIELDS}>
        {missing.map((field) => (
          <TextField
            key={field}
            select
            size="small"
            label={named(field)}
            value=""
            onChange={({ target }) =>
              onMatch(mapping.map((own, at) => (at === Number(target.value) ? field : own)))
            }
            slotProps={{
              select: { displayEmpty: true, renderValue: () => translate(key('none')) },
            }}
          >
            {openColumns(head, mapping).map(({ name, at }) => (
              <MenuItem key={at} value={at} sx={{ whiteSpace: 'normal', display: 'block' }}>
                {shortName(name) || '–'}
                <Typography variant="caption" color="text.secondary" component="div" noWrap>
                  {firstValue(head, at)}
                </Typography>
              </MenuItem>
            ))}
          </TextField>
        ))}
      </Box>
    </Box>
  );
};

/** The columns of a file that are mapped to no field, and have a name or a value. */
export const openColumns = (head: FileHead, mapping: ColumnMapping) =>
  head.header
    .map((name, at) => ({ name, at }))
    .filter(
      ({ name, at }) =>
        mapping[at] === null &&
        !isReportColumn(name) &&
        (name.trim() !== '' || firstValue(head, at) !== undefined),
    );

const firstValue = ({ rows }: FileHead, at: number): string | undefined =>
  rows.map((row) => row[at]?.trim().slice(0, 40)).find(Boolean);

const FIELDS = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(100%, 220px), 1fr))',
  gap: 1.5,
  mt: 1,
} as const;

const key = keysUnder('imports.read.missing');
