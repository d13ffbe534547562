import Pagination from '@mui/material/Pagination';
import PaginationItem from '@mui/material/PaginationItem';
import { useFormats } from '@/shared/formats/useFormats';
import { useTranslate } from '@/shared/i18n/useTranslate';

type PagerProps = { page: number; pages: number; label: string; onTurn: (page: number) => void };

/** Turns the pages of rows that the console pages by itself; nothing where there is one. */
export const Pager = ({ page, pages, label, onTurn }: PagerProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  if (pages < 2) return null;
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
