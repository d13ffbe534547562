import Stack from '@mui/material/Stack';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FirstRow } from './detect-separator';
import { QUOTINGS, SEPARATORS, type Dialect, type Quoting } from './dialect';
import { ENCODINGS, type Encoding } from './encoding';
import type { HeaderRows } from './header-rows';
import type { ReadOptions } from './read-file';
import { ENCODING_NAMES, SEPARATOR_NAMES } from './file-format-names';
import { HeaderSettings } from './HeaderSettings';
import { Setting } from './Setting';

type FileSettingsProps = {
  form: Dialect & { encoding: Encoding } & Partial<HeaderRows>;
  /** The first rows of the file, from which the header is chosen; empty where the file cannot be read. */
  beginning?: readonly FirstRow[];
  onChange: (options: ReadOptions) => void;
};

/** Encoding, separator, quotes and header of the file, as detected; the user can correct them. */
export const FileSettings = ({ form, beginning = [], onChange }: FileSettingsProps) => {
  const translate = useTranslate();
  const { encoding, separator, quoting, headerRow, firstRow } = form;
  // Leaves out the header, which is detected again because another encoding, separator or quote changes the rows.
  const put = (more: ReadOptions) => onChange({ encoding, separator, quoting, ...more });
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
      {headerRow !== undefined && firstRow !== undefined && (
        <HeaderSettings
          headerRow={headerRow}
          firstRow={firstRow}
          beginning={beginning}
          onChange={put}
        />
      )}
    </Stack>
  );
};
