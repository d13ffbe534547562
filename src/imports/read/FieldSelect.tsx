import Box from '@mui/material/Box';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import { keysUnder } from '@/i18n/keys-under';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FormatInfo } from './format-info';
import type { ColumnMapping } from './column-mapping';
import { useColumnLabels } from './useColumnLabels';
import { shortName } from './short-name';

type FieldSelectProps = {
  recordType: string;
  /** Name of the file's column. */
  name: string;
  header: readonly string[];
  info: FormatInfo;
  mapping: ColumnMapping;
  /** The field it is mapped to; null for none. */
  value: string | null;
  onChange: (field: string | null) => void;
};

/** Selects the field for a column of the file. A field that another column has is marked; choosing it swaps the two. */
export const FieldSelect = ({
  recordType,
  name,
  header,
  info,
  mapping,
  value,
  onChange,
}: FieldSelectProps) => {
  const translate = useTranslate();
  const { named } = useColumnLabels(recordType);
  const labelOf = (field: string, isRequired: boolean) => {
    const label = `${named(field)}${isRequired ? ' *' : ''}`;
    const at = mapping.indexOf(field);
    if (at === -1 || field === value) return label;
    return translate(key('taken_by'), { field: label, name: shortName(header[at] ?? '') || '–' });
  };
  const label = translate(key('stands_for_of'), { name: shortName(name) });
  return (
    <TextField
      select
      size="small"
      fullWidth
      value={value ?? ''}
      onChange={({ target }) => onChange(target.value || null)}
      slotProps={{
        select: {
          displayEmpty: true,
          MenuProps: { slotProps: { list: { 'aria-label': label } } },
        },
        htmlInput: { 'aria-label': label },
      }}
    >
      <MenuItem value="">
        <Box component="span" sx={{ color: 'text.secondary' }}>
          {translate(key('left_out'))}
        </Box>
      </MenuItem>
      {info.columns.map((column) => (
        <MenuItem key={column.name} value={column.name} sx={{ whiteSpace: 'normal' }}>
          {labelOf(column.name, column.isRequired)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const key = keysUnder('imports.read.columns');
