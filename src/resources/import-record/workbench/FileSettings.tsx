import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { SEPARATORS, type Separator } from '../check/csv-parser';
import { ENCODINGS, type Encoding } from '../check/encoding';
import type { ReadOptions } from '../check/read-file';

type FileSettingsProps = {
  encoding: Encoding;
  separator: Separator;
  onChange: (options: Required<ReadOptions>) => void;
};

/** How the file is read, as found by itself; to be changed where that was wrong. */
export const FileSettings = ({ encoding, separator, onChange }: FileSettingsProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label={translate('resources.import-record.check.encoding')}
        value={encoding}
        onChange={({ target }) => onChange({ encoding: target.value as Encoding, separator })}
        fullWidth={false}
        sx={{ width: 200 }}
      >
        {ENCODINGS.map((name) => (
          <MenuItem key={name} value={name}>
            {ENCODING_NAMES[name]}
          </MenuItem>
        ))}
      </TextField>
      <TextField
        select
        size="small"
        label={translate('resources.import-record.check.separator')}
        value={separator}
        onChange={({ target }) => onChange({ encoding, separator: target.value as Separator })}
        fullWidth={false}
        sx={{ width: 200 }}
      >
        {SEPARATORS.map((character) => (
          <MenuItem key={character} value={character}>
            {translate(`resources.import-record.check.separators.${SEPARATOR_NAMES[character]}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
};

/** Their own names are the same in every language. */
const ENCODING_NAMES: Readonly<Record<Encoding, string>> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1252': 'Windows-1252',
};

const SEPARATOR_NAMES = { ',': 'comma', ';': 'semicolon', '\t': 'tab' } as const;
