import { memo, type ReactNode } from 'react';
import { useNavigate, type RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import { isAlignedRight, type Column } from '@/kit/fields/column';
import links from '@/kit/links/quiet-links.module.css';
import { rowMark } from './row-mark';
import type { RecordAction } from './actions/record-action';
import { RowActions } from './actions/LazyRowActions';
import { SelectRow } from './actions/SelectBoxes';
import { CellValue } from './CellValue';
import styles from './ListTable.module.css';

type TableRowProps = {
  record: RaRecord;
  columns: readonly Column[];
  /** The address the row opens; null if it opens nothing. */
  address: string | null;
  actions: readonly RecordAction[];
  /** The field the list is sorted by. */
  sortedBy: string;
  isSaved: boolean;
};

/** A row of a list's table, memoised so that it renders again only when its content changes. */
export const TableRow = memo((row: TableRowProps) => {
  const { record, columns, address, actions, sortedBy, isSaved } = row;
  const navigate = useNavigate();
  const hasActions = actions.length > 0;
  const isActedOn = hasActions && isId(record.id);
  return (
    <tr
      className={styles.row}
      data-record={rowMark(record.id)}
      data-opens={address === null ? undefined : ''}
      data-saved={isSaved || undefined}
      onClick={() => {
        if (address !== null) navigate(address, { state: { _scrollToTop: true } });
      }}
    >
      {hasActions && <td className={styles.box}>{isActedOn && <SelectRow record={record} />}</td>}
      {columns.map((column) => (
        <td key={column.source} className={classOf(column)}>
          <Clamped column={column} isList={Array.isArray(record[column.source])}>
            <CellValue
              column={column}
              record={record}
              address={column.isTitle ? address : null}
              sortedBy={sortedBy}
            />
          </Clamped>
        </td>
      ))}
      {hasActions && (
        <td className={`${styles.box} ${styles.right}`}>
          {isActedOn && <RowActions actions={actions} record={record} />}
        </td>
      )}
    </tr>
  );
});

const classOf = (column: Column) =>
  [column.isTitle ? styles.title : links.quiet, isAlignedRight(column) && styles.right]
    .filter(Boolean)
    .join(' ');

type ClampedProps = { column: Column; isList: boolean; children: ReactNode };

/** Truncates a name that does not fit, except in columns with a fixed width. */
const Clamped = ({ column, isList, children }: ClampedProps) => {
  const { width, minWidth, isWhole } = column;
  // A figure without its last digits would be another figure.
  if (width !== undefined || isAlignedRight(column)) return children;
  return (
    <div
      className={isWhole ? styles.whole : styles.name}
      data-list={isList || undefined}
      style={minWidth ? { minWidth, maxWidth: isWhole ? undefined : MAX_NAME_WIDTH } : undefined}
    >
      <div className={styles.lines}>{children}</div>
    </div>
  );
};

/** Maximum width, in pixels, of a column of long names. */
const MAX_NAME_WIDTH = 340;
