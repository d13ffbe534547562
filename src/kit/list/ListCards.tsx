import { listOf } from '@/core/one-or-many';
import type { ResourceDefinition } from '@/core/resource';
import { isAlignedRight, type Column } from '@/kit/fields/column';
import { useDefinition } from '@/kit/registry/definitions';
import { useListContext, useResourceContext, type RaRecord } from 'react-admin';
import text from '@/ui/plain/text.module.css';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isId } from '@/core/id';
import { rowMark } from './row-mark';
import { RowActions } from './actions/LazyRowActions';
import { SelectRow } from './actions/SelectBoxes';
import { CellValue } from './CellValue';
import { columnName } from './column-visibility';
import styles from './ListCards.module.css';
import type { RowsProps } from './ListTable';
import { useRowAddress } from './useRowAddress';

type ListCardsProps = RowsProps & {
  /** Whether a surrounding card already provides the margin. */
  isInCard?: boolean;
};

/** The rows of a list on a phone: one card per record, headed by its title. */
export const ListCards = ({ isInCard = false, savedId, leftId: _, ...rows }: ListCardsProps) => {
  const { data = [], isFetching } = useListContext();
  return (
    <ul className={styles.cards} aria-busy={isFetching} data-in-card={isInCard || undefined}>
      {data.map((record, at) => (
        <li
          key={record.id ?? at}
          data-record={rowMark(record.id)}
          data-saved={record.id === savedId || undefined}
        >
          <RecordCard record={record} {...rows} />
        </li>
      ))}
    </ul>
  );
};

const RecordCard = ({ record, columns, opens, actions }: RowsProps & { record: RaRecord }) => {
  const definition = useDefinition();
  const { sort } = useListContext();
  const address = useRowAddress(opens)(record);
  const isActedOn = actions.length > 0 && isId(record.id);
  const { title, badge, line } = partsOfCard(columns, definition, sort.field);
  return (
    <>
      <div className={styles.head}>
        {isActedOn && <SelectRow record={record} />}
        {title && (
          <h2 className={styles.title}>
            <CellValue column={title} record={record} address={address} sortedBy={sort.field} />
          </h2>
        )}
        {badge && <CellValue column={badge} record={record} address={null} sortedBy={sort.field} />}
      </div>
      <div className={styles.line}>
        {line
          .filter((column) => column.emptyOnCard || hasContent(column, record))
          .map((column) => (
            <CardValue
              key={column.source}
              column={column}
              record={record}
              sortedBy={sort.field}
              isNamed={column.emptyOnCard !== undefined || isAmbiguous(column, columns)}
            />
          ))}
      </div>
      {isActedOn && <RowActions actions={actions} record={record} isInCard />}
    </>
  );
};

type CardValueProps = {
  column: Column;
  record: RaRecord;
  sortedBy: string;
  /** Whether the column's name is visible, not only read aloud. */
  isNamed: boolean;
};

const CardValue = ({ column, record, sortedBy, isNamed }: CardValueProps) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  if (column.emptyOnCard && !hasContent(column, record)) {
    return <span className={styles.value}>{translate(column.emptyOnCard)}</span>;
  }
  return (
    <span className={styles.value}>
      <span className={isNamed ? undefined : text.visuallyHidden}>
        {translate(`resources.${resource}.fields.${column.source}`)}:{' '}
      </span>
      <CellValue column={column} record={record} address={null} sortedBy={sortedBy} />
    </span>
  );
};

/**
 * Whether a value needs its label: a plain number does, and so does an amount unless it is marked with `isOnCard` and
 * is the list's only amount.
 */
const isAmbiguous = (column: Column, columns: readonly Column[]): boolean =>
  isAlignedRight(column) &&
  (column.kind !== 'euro' ||
    !column.isOnCard ||
    columns.filter(({ kind }) => kind === 'euro').length > 1);

/**
 * Minimum number of values in the secondary line. The column by which the cards are sorted has precedence, then those
 * marked with `isOnCard`, then those that the table hides last.
 */
const MIN_VALUES = 3;

const partsOfCard = (
  columns: readonly Column[],
  { badges = [] }: ResourceDefinition,
  sortedBy: string,
) => {
  const isSortedBy = (column: Column) => columnName(column) === sortedBy;
  const shown = columns.filter(
    (column) => isSortedBy(column) || (!column.isOptional && column.isOnCard !== false),
  );
  const title = shown.find(({ isTitle }) => isTitle);
  const badge = shown.find(({ source }) => badges.includes(source));
  const others = shown.filter((column) => column !== title && column !== badge);
  const rank = (column: Column) => (isSortedBy(column) ? SORTED_RANK : rankOf(column));
  const kept = others.toSorted((a, b) => rank(b) - rank(a));
  const marked = others.filter(({ isOnCard }) => isOnCard).length;
  const inLine = new Set(kept.slice(0, Math.max(MIN_VALUES, marked)));
  return { title, badge, line: others.filter((column) => inLine.has(column)) };
};

/** Whether a value is shown on the card: not an empty one, because a dash without a label means nothing. */
const hasContent = ({ cell, source }: Column, record: RaRecord): boolean =>
  cell ? cell(record) !== null : listOf(record[source]).length > 0;

const SORTED_RANK = 7;
const rankOf = ({ isOnCard, priority }: Column): number => (isOnCard ? 6 : (priority ?? 5));
