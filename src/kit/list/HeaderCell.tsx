import { useListContext } from 'react-admin';
import { announce } from '@/ui/announce/announcer';
import { isAlignedRight, type Column } from '@/kit/fields/column';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useDefinition } from '@/kit/registry/definitions';
import { columnName } from './column-visibility';
import styles from './HeaderCell.module.css';
import table from './ListTable.module.css';
import { useIsSortable } from './useIsSortable';

/**
 * The header of a column. A click sorts by it, a second one reverses the order, which `aria-sort` states. If the list
 * is sorted by another field of the column, the header names that field after its label.
 */
export const HeaderCell = ({ column }: { column: Column }) => {
  const translate = useTranslate();
  const resource = useDefinition().name;
  const isSortable = useIsSortable();
  const { sort, setSort } = useListContext();
  const own = columnName(column);
  const field = column.alsoSortedBy?.find((other) => other === sort.field) ?? own;
  const labelOf = (name: string) => translate(`resources.${resource}.fields.${name}`);
  const label = labelOf(column.source);
  const by = field === own ? undefined : labelOf(field);
  const order = sort.field === field ? sort.order : undefined;
  return (
    <th
      scope="col"
      aria-sort={order && SORTED[order]}
      className={isAlignedRight(column) ? `${table.right} ${styles.right}` : undefined}
      style={{ minWidth: column.minWidth }}
    >
      {isSortable(column) ? (
        <button
          type="button"
          className={styles.label}
          data-sorted={order}
          data-by={by}
          onClick={() => {
            const next = order ? REVERSED[order] : (column.firstOrder ?? 'ASC');
            setSort({ field, order: next });
            announce(`${by ?? label}: ${translate(`list.${SORTED[next]}`)}`);
          }}
        >
          {label}
          <Arrow />
        </button>
      ) : (
        label
      )}
    </th>
  );
};

const REVERSED = { ASC: 'DESC', DESC: 'ASC' } as const;
const SORTED = { ASC: 'ascending', DESC: 'descending' } as const;

const Arrow = () => (
  <svg viewBox="0 0 24 24" aria-hidden focusable="false">
    <path d="M20 12l-1.41-1.41L13 16.17V4h-2v12.17l-5.58-5.59L4 12l8 8 8-8z" />
  </svg>
);
