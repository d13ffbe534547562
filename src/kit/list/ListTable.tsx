import { useMemo, useRef, useState, type RefObject } from 'react';
import { useListContext, type Identifier } from 'react-admin';
import text from '@/ui/plain/text.module.css';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import type { RecordAction } from './actions/record-action';
import { SelectPage } from './actions/SelectBoxes';
import type { Column, Opens } from '@/kit/fields/column';
import { sightOf } from '@/kit/record/list-trail';
import { columnName } from './column-visibility';
import { ColumnsWithoutRoom } from './columns-without-room';
import { HeaderCell } from './HeaderCell';
import styles from './ListTable.module.css';
import { TableRow } from './TableRow';
import { useColumnChoice } from './useColumnChoice';
import type { ColumnVisibility } from './useColumnVisibility';
import { useDensity } from './useDensity';
import { useGridKeys } from '@/ui/shortcuts/useGridKeys';
import { useRowAddress } from './useRowAddress';
import { useSlices } from './useSlices';

export type RowsProps = {
  columns: readonly Column[];
  opens: Opens;
  /** The actions on rows; with any, rows can be selected too. */
  actions: readonly RecordAction[];
  /** The record that was just saved, whose row is highlighted for a moment. */
  savedId?: Identifier;
  /** The record that was opened from the list last; the rows around it render first. */
  leftId?: Identifier;
};

type ListTableProps = RowsProps & {
  visibility: ColumnVisibility;
  /** The name of the table, if not the resource's. */
  label?: string;
};

/**
 * The rows of a list as a table of plain elements: with a hundred rows of ten cells, MUI's cells took longer to render
 * than their content. The first screenful renders first, the other rows right after it, in slices. A click anywhere on
 * a row opens its record.
 */
export const ListTable = ({
  columns,
  opens,
  actions,
  savedId,
  leftId,
  visibility,
  label,
}: ListTableProps) => {
  const translate = useTranslate();
  const list = useListContext();
  const { data = [], isFetching, sort } = list;
  const { name } = useDefinition();
  const addressOf = useRowAddress(opens);
  const { shown } = useColumnChoice(columns, visibility);
  const withoutRoom = useMemo(
    () =>
      visibility.hidden.filter((hidden) => !shown.some((column) => columnName(column) === hidden)),
    [visibility, shown],
  );
  const frame = useRef<HTMLDivElement>(null);
  useDensity(frame, data, shown.length);
  const hasActions = actions.length > 0;
  const [start] = useState(() => data.findIndex(({ id }) => String(id) === String(leftId)));
  const { from, to } = useSlices(data.length, SLICE, start);
  return (
    <div ref={frame} className={styles.frame}>
      <GridKeys key={sightOf({ ...list, filter: list.filterValues })} frame={frame} />
      <table
        // A table in which the arrow keys move is a grid (ARIA).
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        className={styles.table}
        aria-label={label ?? translate(`resources.${name}.name`, { smart_count: 2 })}
        aria-busy={isFetching}
      >
        <thead>
          <tr>
            {hasActions && (
              <th
                scope="col"
                className={styles.box}
                aria-label={translate('actions.select_column')}
              >
                <SelectPage />
              </th>
            )}
            {shown.map((column) => (
              <HeaderCell key={column.source} column={column} />
            ))}
            {hasActions && (
              <th scope="col" className={styles.box}>
                <span className={text.visuallyHidden}>{translate('actions.column')}</span>
              </th>
            )}
          </tr>
        </thead>
        <tbody>
          <Spacer rows={from} />
          <ColumnsWithoutRoom value={withoutRoom}>
            {data.slice(from, to).map((record, at) => (
              <TableRow
                key={record.id ?? at}
                record={record}
                columns={shown}
                address={addressOf(record)}
                actions={actions}
                sortedBy={sort.field}
                isSaved={record.id === savedId}
              />
            ))}
          </ColumnsWithoutRoom>
          <Spacer rows={data.length - to} />
        </tbody>
      </table>
    </div>
  );
};

/** The arrow keys of the table. Its `key` changes with the rows, so that the Tab stop returns to the first record. */
const GridKeys = ({ frame }: { frame: RefObject<HTMLElement | null> }) => {
  useGridKeys(frame, 'tbody a[href]');
  return null;
};

/** A spacer for rows that are not rendered yet. */
const Spacer = ({ rows }: { rows: number }) =>
  rows > 0 && <tr aria-hidden style={{ height: `calc(${rows} * var(--row))` }} />;

/** Number of rows that fit on a screen. */
const SLICE = 20;
