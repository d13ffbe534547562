import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { SEPARATORS, type Separator } from './csv-parser';
import { ENCODINGS, type Encoding } from './encoding';
import type { ReadOptions } from './read-file';
import { ENCODING_NAMES, SEPARATOR_NAMES } from './file-format-names';

type FileSettingsProps = {
  encoding: Encoding;
  separator: Separator;
  onChange: (options: Required<ReadOptions>) => void;
};

/** Encoding and separator of the file, as detected; the user can correct them. */
export const FileSettings = ({ encoding, separator, onChange }: FileSettingsProps) => {
  const translate = useTranslate();
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <TextField
        select
        size="small"
        label={translate('imports.read.encoding')}
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
        label={translate('imports.read.separator')}
        value={separator}
        onChange={({ target }) => onChange({ encoding, separator: target.value as Separator })}
        fullWidth={false}
        sx={{ width: 200 }}
      >
        {SEPARATORS.map((character) => (
          <MenuItem key={character} value={character}>
            {translate(`imports.read.separators.${SEPARATOR_NAMES[character]}`)}
          </MenuItem>
        ))}
      </TextField>
    </Stack>
  );
};
