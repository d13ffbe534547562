import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FirstRow } from './detect-separator';
import type { HeaderRows } from './header-rows';
import { Setting } from './Setting';
import { shortName } from './short-name';

type HeaderSettingsProps = HeaderRows & {
  /** The first rows of the file, where the header is chosen from. */
  beginning: readonly FirstRow[];
  onChange: (rows: Partial<HeaderRows>) => void;
};

/** The rows with the header and the first data of a file, as detected; the user can correct them. */
export const HeaderSettings = ({
  headerRow,
  firstRow,
  beginning,
  onChange,
}: HeaderSettingsProps) => {
  const translate = useTranslate();
  if (beginning.length < 2) return null;
  const rows = beginning.map(({ line, cells }, at) => ({
    value: String(at),
    text: `${translate('imports.correct.line', { line })}: ${shortName(cells.filter(Boolean).join(' · '))}`,
  }));
  return (
    <>
      <Setting
        label={translate('imports.read.header_row')}
        value={String(headerRow)}
        options={rows.slice(0, -1)}
        onChange={(value) => onChange({ headerRow: Number(value) })}
      />
      <Setting
        label={translate('imports.read.first_row')}
        value={String(firstRow)}
        options={rows.slice(headerRow + 1)}
        onChange={(value) => onChange({ headerRow, firstRow: Number(value) })}
      />
    </>
  );
};
