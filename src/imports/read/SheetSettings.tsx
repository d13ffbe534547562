import Stack from '@mui/material/Stack';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { FirstRow } from './detect-separator';
import { HeaderSettings } from './HeaderSettings';
import type { HeaderRows } from './header-rows';
import type { ReadOptions, WorkbookInfo } from './read-file';
import { Setting } from './Setting';

type SheetSettingsProps = {
  book: WorkbookInfo;
  /** The position of the sheet's header; unknown where it has no rows. */
  head?: HeaderRows & { beginning: readonly FirstRow[] };
  onChange: (options: ReadOptions) => void;
};

/** The sheet of a workbook, how its cells are read, and its header; the user can change them. */
export const SheetSettings = ({ book, head, onChange }: SheetSettingsProps) => {
  const translate = useTranslate();
  const { sheets, sheet, cells } = book;
  const put = (more: ReadOptions) => onChange({ sheet, cells, ...more });
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      <Setting
        label={translate('imports.read.book.sheet')}
        value={String(sheet)}
        options={sheets.map(({ name, isHidden }, at) => ({
          value: String(at),
          text: isHidden ? translate('imports.read.book.hidden_sheet', { name }) : name,
        }))}
        onChange={(value) => put({ sheet: Number(value) })}
      />
      <Setting
        label={translate('imports.read.book.cells')}
        value={cells}
        options={VIEWS.map((value) => ({
          value,
          text: translate(`imports.read.book.views.${value}`),
        }))}
        onChange={(value) => put({ cells: value })}
      />
      {head && <HeaderSettings {...head} onChange={put} />}
    </Stack>
  );
};

const VIEWS: readonly WorkbookInfo['cells'][] = ['values', 'shown'];
