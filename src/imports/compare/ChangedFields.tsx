import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import TableContainer from '@mui/material/TableContainer';
import { useId, type ReactNode } from 'react';
import { keysUnder } from '@/i18n/keys-under';
import { isImageSource } from '@/core/images';
import { screenfulOf } from '@/core/text';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { StackedCell, StackedRow, StackedTable } from '@/ui/page/StackedTable';
import type { ChangedRow } from './changed-rows';
import { EditableCell } from './EditableCell';

/** Returns the text of a column's cell as lists show it. */
export type CellText = (column: string, text: string) => string;

type ChangedFieldsProps = {
  recordType: string;
  rows: readonly Omit<ChangedRow, 'values'>[];
  textOf: CellText;
  /** Whether several rows form a sale. */
  isGrouped?: boolean;
  onExclude?: ExcludeRow;
  onEdit?: EditCell;
};

/**
 * Leaves a row out of what is sent; `line` is its line in the file, `sale` the code of its sale, which is left out whole.
 */
export type ExcludeRow = (row: number, line: number, sale?: string) => void;

/** Replaces the text of a cell in the file; `onAnswer` receives the error if the text is refused. */
export type EditCell = (
  cell: { row: number; column: string },
  text: string,
  onAnswer: (error: string | undefined) => void,
) => void;

/** Records with their fields before and after. */
export const ChangedFields = ({
  recordType,
  rows,
  textOf,
  isGrouped = false,
  onExclude,
  onEdit,
}: ChangedFieldsProps) => {
  const translate = useTranslate();
  const { label } = useColumnLabels(recordType);
  return (
    <TableContainer tabIndex={0}>
      <StackedTable
        aria-label={translate(key('title'))}
        columns={(['record', 'field', 'before', 'after'] as const).map((name) =>
          translate(key(name)),
        )}
        sx={BREAKING}
      >
        {rows.flatMap(({ row, line, code, name, fields }) =>
          fields.map(({ column, before, after, typed }, at) => (
            <StackedRow key={`${row} ${column}`}>
              <StackedCell sx={at > 0 ? REPEATED : NAME}>
                {code} {name}
                {at === 0 && ` · ${translate('imports.correct.line', { line })}`}
                {at === 0 && onExclude && (
                  <ExcludeButton
                    row={row}
                    line={line}
                    sale={isGrouped ? code : undefined}
                    onExclude={onExclude}
                  />
                )}
              </StackedCell>
              <StackedCell>{label(column)}</StackedCell>
              <StackedCell sx={{ color: 'text.secondary' }}>
                <Said on={translate(key('before'))}>
                  <ChangedCell column={column} textOf={textOf} text={before} />
                </Said>
              </StackedCell>
              <StackedCell>
                <Said on={translate(key('after'))}>
                  <ChangedCell
                    column={column}
                    textOf={textOf}
                    text={after}
                    edited={onEdit && { row, line, typed, label: label(column), onEdit }}
                  />
                </Said>
              </StackedCell>
            </StackedRow>
          )),
        )}
      </StackedTable>
    </TableContainer>
  );
};

type ExcludeButtonProps = { row: number; line: number; sale?: string; onExclude: ExcludeRow };

/** A button that leaves a row out, or its sale; the row's line describes it. */
export const ExcludeButton = ({ row, line, sale, onExclude }: ExcludeButtonProps) => {
  const translate = useTranslate();
  const id = useId();
  return (
    <Box sx={{ ml: -1 }}>
      <Button size="small" aria-describedby={id} onClick={() => onExclude(row, line, sale)}>
        {sale === undefined
          ? translate(key('exclude'))
          : translate(key('exclude_sale'), { code: sale })}
      </Button>
      <span id={id} hidden>
        {translate('imports.correct.line', { line })}
      </span>
    </Box>
  );
};

type ChangedCellProps = {
  column: string;
  text: string;
  textOf: CellText;
  /** Set where it may be edited; `typed` as in {@link ChangedRow}. */
  edited?: { row: number; line: number; typed?: string; label: string; onEdit: EditCell };
};

/**
 * The content of a cell as lists show it, with an embedded picture displayed. Short texts of the file can be edited.
 */
export const ChangedCell = ({ column, text, textOf, edited }: ChangedCellProps) => {
  if (isEmbeddedImage(text)) return <Box component="img" src={text} alt="" sx={PICTURE} />;
  const shown = screenfulOf(textOf(column, text)) || '–';
  if (edited?.typed === undefined || !isEditable(edited.typed)) return shown;
  const { row, line, typed, label, onEdit } = edited;
  return (
    <EditableCell
      label={label}
      line={line}
      typed={typed}
      shown={shown}
      onSave={(own, onAnswer) => onEdit({ row, column }, own, onAnswer)}
    >
      {shown}
    </EditableCell>
  );
};

const isEditable = (typed: string): boolean => typed.length <= MAX_EDITED && !typed.includes('\n');

/** In characters: longer texts do not fit a field of one line. */
const MAX_EDITED = 200;

/** A value; on a phone, where the table has no header, with its name before it. */
export const Said = ({ on, children }: { on: string; children: ReactNode }) => (
  <>
    <Box component="span" sx={{ display: { sm: 'none' }, color: 'text.secondary' }}>
      {on}:{' '}
    </Box>
    {children}
  </>
);

/** Whether a cell holds a picture itself; one at an address is not fetched. */
const isEmbeddedImage = (text: string): boolean => text.startsWith('data:') && isImageSource(text);

const PICTURE = { display: 'block', maxWidth: 160, maxHeight: 80 } as const;
const NAME = { fontWeight: 500 } as const;
/** Hides the record's name after its first field; screen readers still read it with each field. */
const REPEATED = { '&&': { fontSize: 0, lineHeight: 0, p: { xs: 0, sm: undefined } } } as const;
/** The padding centres a single line in the height of a row, and aligns longer texts with it. */
const BREAKING = {
  '& td': { overflowWrap: 'anywhere', verticalAlign: 'top', py: { sm: 1.5 } },
} as const;

const key = keysUnder('imports.compare.changes');
