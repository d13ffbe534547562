import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useState, type ReactNode } from 'react';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';

/**
 * Pages rows that are all at hand, `size` a page.
 *
 * @param label of what is paged, for who cannot see it
 * @returns those of the page, and what turns it: nothing where one page holds them all
 */
export const usePages = <Row,>(rows: readonly Row[], size: number, label: string) => {
  const [asked, setAsked] = useState(1);
  const pages = Math.max(1, Math.ceil(rows.length / size));
  const page = Math.min(asked, pages);
  const pager: ReactNode =
    pages > 1 ? <Pager page={page} pages={pages} label={label} onTurn={setAsked} /> : null;
  return { shown: rows.slice((page - 1) * size, page * size), first: (page - 1) * size, pager };
};

type PagerProps = { page: number; pages: number; label: string; onTurn: (page: number) => void };

const Pager = ({ page, pages, label, onTurn }: PagerProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  return (
    <Pagination
      size="small"
      count={pages}
      page={page}
      onChange={(_, turned) => onTurn(turned)}
      aria-label={label}
      getItemAriaLabel={(type, to) => {
        const button = BUTTONS.find((name) => name === type);
        return button ? translate(`ra.navigation.${button}`, { page: number(to ?? 1) }) : '';
      }}
      renderItem={(item) => (
        <PaginationItem {...item} page={item.page === null ? null : number(item.page)} />
      )}
      sx={{ mt: 1.5 }}
    />
  );
};

/** What is named; the gaps between the pages are no buttons. */
const BUTTONS = ['page', 'first', 'last', 'next', 'previous'] as const;
