import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FirstRow } from './detect-separator';
import { QUOTINGS, SEPARATORS, type Dialect, type Quoting } from './dialect';
import { ENCODINGS, type Encoding } from './encoding';
import type { HeaderRows } from './header-rows';
import type { ReadOptions } from './read-file';
import { ENCODING_NAMES, SEPARATOR_NAMES } from './file-format-names';
import { shortName } from './short-name';

type FileSettingsProps = {
  form: Dialect & { encoding: Encoding } & Partial<HeaderRows>;
  /** The first rows of the file, where the header is chosen from; none where the file cannot be read. */
  beginning?: readonly FirstRow[];
  onChange: (options: ReadOptions) => void;
};

/** Encoding, separator, quotes and header of the file, as detected; the user can correct them. */
export const FileSettings = ({ form, beginning = [], onChange }: FileSettingsProps) => {
  const translate = useTranslate();
  const { encoding, separator, quoting, headerRow, firstRow } = form;
  // Other characters make other rows: the header is found again.
  const put = (more: ReadOptions) => onChange({ encoding, separator, quoting, ...more });
  const rows = beginning.map(({ line, cells }, at) => ({
    value: String(at),
    text: `${translate('imports.correct.line', { line })}: ${shortName(cells.filter(Boolean).join(' · '))}`,
  }));
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Setting
        label={translate('imports.read.encoding')}
        value={encoding}
        options={ENCODINGS.map((value) => ({ value, text: ENCODING_NAMES[value] }))}
        onChange={(value) => put({ encoding: value })}
      />
      <Setting
        label={translate('imports.read.separator')}
        value={separator}
        options={SEPARATORS.map((value) => ({
          value,
          text: translate(`imports.read.separators.${SEPARATOR_NAMES[value]}`),
        }))}
        onChange={(value) => put({ separator: value })}
      />
      <Setting
        label={translate('imports.read.quotes')}
        value={quoting}
        options={(Object.keys(QUOTINGS) as Quoting[]).map((value) => ({
          value,
          text: translate(`imports.read.quotings.${value}`),
        }))}
        onChange={(value) => put({ quoting: value })}
      />
      {headerRow !== undefined && firstRow !== undefined && rows.length > 1 && (
        <>
          <Setting
            label={translate('imports.read.header_row')}
            value={String(headerRow)}
            options={rows.slice(0, -1)}
            onChange={(value) => put({ headerRow: Number(value) })}
          />
          <Setting
            label={translate('imports.read.first_row')}
            value={String(firstRow)}
            options={rows.slice(headerRow + 1)}
            onChange={(value) => put({ headerRow, firstRow: Number(value) })}
          />
        </>
      )}
    </Stack>
  );
};

type SettingProps<Value extends string> = {
  label: string;
  value: Value;
  options: readonly { value: Value; text: string }[];
  onChange: (value: Value) => void;
};

const Setting = <Value extends string>({
  label,
  value,
  options,
  onChange,
}: SettingProps<Value>) => (
  <TextField
    select
    size="small"
    label={label}
    // The row may be beyond those to choose from.
    value={options.some((option) => option.value === value) ? value : ''}
    onChange={({ target }) => onChange(target.value as Value)}
    fullWidth={false}
    sx={{ width: { xs: '100%', sm: 200 } }}
  >
    {options.map((option) => (
      <MenuItem key={option.value} value={option.value} sx={{ whiteSpace: 'normal' }}>
        {option.text}
      </MenuItem>
    ))}
  </TextField>
);
