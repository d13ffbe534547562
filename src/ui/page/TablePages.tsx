import type { ReactNode } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PageButtons } from './PageButtons';
import styles from './TablePages.module.css';

type TablePagesProps = {
  /** Counted from 1. */
  page: number;
  /** Rows per page. */
  size: number;
  /** Total number of rows. */
  total: number;
  label: string;
  onTurn: (page: number) => void;
  /** Rendered first: the choice of the page size. */
  children?: ReactNode;
};

/** The footer of a table: the range of rows shown, and page buttons if there are several pages. */
export const TablePages = ({ page, size, total, label, onTurn, children }: TablePagesProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <div className={styles.bar}>
      {children}
      <span className={styles.range}>
        {translate('ra.navigation.page_range_info', {
          offsetBegin: number((page - 1) * size + 1),
          offsetEnd: number(Math.min(page * size, total)),
          total: number(total),
        })}
      </span>
      <PageButtons page={page} pages={Math.ceil(total / size)} label={label} onTurn={onTurn} />
    </div>
  );
};
