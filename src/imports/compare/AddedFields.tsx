import TableContainer from '@mui/material/TableContainer';
import { useColumnLabels } from '@/imports/read/useColumnLabels';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { StackedCell, StackedRow, StackedTable } from '@/ui/page/StackedTable';
import {
  ChangedCell,
  ExcludeButton,
  Said,
  type CellText,
  type EditCell,
  type ExcludeRow,
} from './ChangedFields';
import type { AddedRow } from './added-rows';

type AddedFieldsProps = {
  recordType: string;
  rows: readonly AddedRow[];
  textOf: CellText;
  /** Whether several rows form a sale. */
  isGrouped?: boolean;
  onExclude: ExcludeRow;
  onEdit: EditCell;
};

/** New records with their fields, a row each. */
export const AddedFields = ({
  recordType,
  rows,
  textOf,
  isGrouped = false,
  onExclude,
  onEdit,
}: AddedFieldsProps) => {
  const translate = useTranslate();
  const { label } = useColumnLabels(recordType);
  const columns = rows[0]?.fields.map(({ column }) => column) ?? [];
  return (
    <TableContainer tabIndex={0}>
      <StackedTable
        aria-label={translate('imports.compare.added.title')}
        columns={[translate('imports.compare.changes.record'), ...columns.map(label)]}
        sx={CELLS}
      >
        {rows.map(({ row, line, code, name, fields }) => (
          <StackedRow key={row}>
            <StackedCell sx={{ fontWeight: 500 }}>
              {code} {name}
              {` · ${translate('imports.correct.line', { line })}`}
              <ExcludeButton
                row={row}
                line={line}
                sale={isGrouped ? code : undefined}
                onExclude={onExclude}
              />
            </StackedCell>
            {fields.map(({ column, text, typed }) => (
              <StackedCell key={column}>
                <Said on={label(column)}>
                  <ChangedCell
                    column={column}
                    textOf={textOf}
                    text={text}
                    edited={{ row, line, typed, label: label(column), onEdit }}
                  />
                </Said>
              </StackedCell>
            ))}
          </StackedRow>
        ))}
      </StackedTable>
    </TableContainer>
  );
};

/** Columns keep a width at which their texts can be read: the table scrolls sideways instead. */
const CELLS = {
  '& td': {
    overflowWrap: 'anywhere',
    verticalAlign: 'top',
    minWidth: { sm: 110 },
    py: { sm: 1.5 },
  },
} as const;
