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
import type { CheckState } from '@/imports/check/check-state';
import type { ColumnInfo, FormatInfo } from '@/imports/read/format-info';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import { useReadingWords } from '@/imports/read/useReadingWords';

type ColumnConstantsProps = {
  recordType: string;
  info: FormatInfo;
  mapping: ColumnMapping;
  /** The columns that the file lacks and its rows need. */
  missing: readonly string[];
  check: Pick<CheckState, 'constants' | 'inherited' | 'inheritable'>;
  /** Uses a text in all rows; null empties the column again. */
  onFill: (column: string, text: string | null) => void;
  /** Takes columns from the customer of each row. */
  onInherit: (columns: readonly string[]) => void;
};

/** Columns that the file lacks and its rows need: filled with one value for all rows, or from the customer of each row. */
export const ColumnConstants = ({
  recordType,
  info,
  mapping,
  missing,
  check: { constants, inherited, inheritable },
  onFill,
  onInherit,
}: ColumnConstantsProps) => {
  const translate = useTranslate();
  const id = useId();
  const { label, valueLabel } = useReadingWords(recordType);
  const valueOf = ({ name, values }: ColumnInfo): string => {
    const own = constants[name] ?? '';
    return values.includes(own) ? valueLabel(name, own) : own;
  };
  const absent = info.columns.filter(({ name }) => !mapping.includes(name));
  const filled = absent.flatMap((column) => {
    const words = { column: label(column.name), value: valueOf(column) };
    if (column.name in constants) return { ...column, text: translate(key('used'), words) };
    const isInherited = inherited.includes(column.name);
    return isInherited ? { ...column, text: translate(key('inherited'), words) } : [];
  });
  const open = absent
    .filter(({ name, isUnique }) => missing.includes(name) && !isUnique)
    .sort((one, other) => rankOf(one.name) - rankOf(other.name));
  const ofCustomers = open.map(({ name }) => name).filter((name) => inheritable.includes(name));
  if (filled.length + open.length === 0) return null;
  return (
    <Stack component="section" aria-labelledby={id} sx={{ gap: 1 }}>
      <Box>
        <Typography id={id} variant="subtitle2" component="h3">
          {translate(key('title'))}
        </Typography>
        {open.length > 0 && (
          <Typography variant="body2" color="text.secondary">
            {translate(key('hint'))}
          </Typography>
        )}
      </Box>
      {filled.length > 0 && (
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {filled.map(({ name, text }) => (
            <Chip key={name} label={text} onDelete={() => onFill(name, null)} />
          ))}
        </Stack>
      )}
      {ofCustomers.length > 0 && (
        <Button
          variant="outlined"
          onClick={() => onInherit(ofCustomers)}
          sx={{ alignSelf: 'flex-start', maxWidth: '100%', whiteSpace: 'normal' }}
        >
          {translate(key('inherit'), { columns: ofCustomers.map(label).join(', ') })}
        </Button>
      )}
      {open.length > 0 && <ConstantForm recordType={recordType} open={open} onFill={onFill} />}
    </Stack>
  );
};

type ConstantFormProps = Pick<ColumnConstantsProps, 'recordType' | 'onFill'> & {
  /** The columns to choose from. */
  open: readonly ColumnInfo[];
};

/** One value for all rows of a column. */
const ConstantForm = ({ recordType, open, onFill }: ConstantFormProps) => {
  const translate = useTranslate();
  const { label, valueLabel } = useReadingWords(recordType);
  const [asked, setAsked] = useState('');
  const [text, setText] = useState('');
  const column = open.find(({ name }) => name === asked) ?? open[0];
  if (!column) return null;
  const { name, values, examples } = column;
  const fill = () => {
    if (text.trim() === '') return;
    onFill(name, text.trim());
    setText('');
  };
  return (
    <Stack
      component="form"
      direction="row"
      noValidate
      sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'flex-end' }}
      onSubmit={(event) => {
        event.preventDefault();
        fill();
      }}
    >
      <TextField
        select
        size="small"
        label={translate(key('column'))}
        value={name}
        onChange={({ target }) => {
          setAsked(target.value);
          setText('');
        }}
        fullWidth={false}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        {open.map((other) => (
          <MenuItem key={other.name} value={other.name}>
            {label(other.name)}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select={values.length > 0}
        size="small"
        label={translate(key('value'))}
        value={text}
        placeholder={values.length > 0 ? undefined : examples[0]}
        onChange={({ target }) => setText(target.value)}
        fullWidth={false}
        sx={{ width: { xs: '100%', sm: 220 } }}
      >
        {values.map((value) => (
          <MenuItem key={value} value={value}>
            {valueLabel(name, value)}
          </MenuItem>
        ))}
      </TextField>
      <Button type="submit" variant="outlined" disabled={text.trim() === ''}>
        {translate(key('use'))}
      </Button>
    </Stack>
  );
};

/** The columns that most often have one value in a whole file. */
const OFTEN_SHARED = ['company_code', 'location_code', 'agent_code', 'year', 'month', 'status'];

const rankOf = (name: string): number => {
  const at = OFTEN_SHARED.indexOf(name);
  return at === -1 ? OFTEN_SHARED.length : at;
};

const key = keysUnder('imports.correct.constants');
