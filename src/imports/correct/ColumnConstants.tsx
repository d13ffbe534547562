import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FormatInfo } from '@/imports/read/format-info';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import { useReadingWords } from '@/imports/read/useReadingWords';

type ColumnConstantsProps = {
  recordType: string;
  info: FormatInfo;
  mapping: ColumnMapping;
  /** The columns that the file lacks and its rows need. */
  missing: readonly string[];
  constants: Readonly<Record<string, string>>;
  onFill: (column: string, text: string | null) => void;
};

/** Columns that the file lacks and its rows need: one value for each is used in all rows. */
export const ColumnConstants = ({
  recordType,
  info,
  mapping,
  missing,
  constants,
  onFill,
}: ColumnConstantsProps) => {
  const translate = useTranslate();
  const id = useId();
  const { label, valueLabel } = useReadingWords(recordType);
  const [asked, setAsked] = useState('');
  const [text, setText] = useState('');
  const used = info.columns.filter(({ name }) => name in constants && !mapping.includes(name));
  const open = info.columns
    .filter(({ name, isUnique }) => missing.includes(name) && !isUnique)
    .sort((one, other) => rankOf(one.name) - rankOf(other.name));
  if (used.length + open.length === 0) return null;
  const column = open.find(({ name }) => name === asked) ?? open[0];
  const fill = () => {
    if (!column || text.trim() === '') return;
    onFill(column.name, text.trim());
    setText('');
  };
  const values = column?.values ?? [];
  return (
    <Box component="section" aria-labelledby={id}>
      <Typography id={id} variant="subtitle2" component="h3">
        {translate(key('title'))}
      </Typography>
      {column && (
        <Typography variant="body2" color="text.secondary">
          {translate(key('hint'))}
        </Typography>
      )}
      <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap', mt: used.length > 0 ? 1 : 0 }}>
        {used.map(({ name, values: known }) => {
          const own = constants[name] ?? '';
          const value = known.includes(own) ? valueLabel(name, own) : own;
          return (
            <Chip
              key={name}
              label={translate(key('used'), { column: label(name), value })}
              onDelete={() => onFill(name, null)}
            />
          );
        })}
      </Stack>
      {column && (
        <Stack
          component="form"
          direction="row"
          noValidate
          sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-end', mt: 1 }}
          onSubmit={(event) => {
            event.preventDefault();
            fill();
          }}
        >
          <TextField
            select
            size="small"
            label={translate(key('column'))}
            value={column.name}
            onChange={({ target }) => {
              setAsked(target.value);
              setText('');
            }}
            fullWidth={false}
            sx={{ width: { xs: '100%', sm: 220 } }}
          >
            {open.map(({ name }) => (
              <MenuItem key={name} value={name}>
                {label(name)}
              </MenuItem>
            ))}
          </TextField>
          <TextField
            select={values.length > 0}
            size="small"
            label={translate(key('value'))}
            value={text}
            placeholder={values.length > 0 ? undefined : column.examples[0]}
            onChange={({ target }) => setText(target.value)}
            fullWidth={false}
            sx={{ width: { xs: '100%', sm: 220 } }}
          >
            {values.map((value) => (
              <MenuItem key={value} value={value}>
                {valueLabel(column.name, value)}
              </MenuItem>
            ))}
          </TextField>
          <Button type="submit" variant="outlined" disabled={text.trim() === ''}>
            {translate(key('use'))}
          </Button>
        </Stack>
      )}
    </Box>
  );
};

/** The columns that most often have one value in a whole file. */
const OFTEN_SHARED = ['company_code', 'location_code', 'agent_code', 'year', 'month', 'status'];

const rankOf = (name: string): number => {
  const at = OFTEN_SHARED.indexOf(name);
  return at === -1 ? OFTEN_SHARED.length : at;
};

const key = keysUnder('imports.correct.constants');
