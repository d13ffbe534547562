import usePagination from '@mui/material/usePagination';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Glyph } from '@/ui/plain/Glyph';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './PageButtons.module.css';

type PageButtonsProps = {
  /** Counted from 1. */
  page: number;
  pages: number;
  /** Accessible name of the paged list. */
  label: string;
  onTurn: (page: number) => void;
};

/**
 * Links to the pages around this one, the first and the last; on a phone only to the previous and the next. Renders
 * nothing for a single page.
 */
export const PageButtons = ({ page, pages, label, onTurn }: PageButtonsProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { items } = usePagination({ count: pages, page });
  if (pages < 2) return null;
  return (
    <nav aria-label={label} className={styles.pages}>
      <ul>
        {items.map(({ type, page: to, selected, disabled }) => {
          const isNumber = type === 'page';
          const key = isNumber ? to : type;
          if (type === 'start-ellipsis' || type === 'end-ellipsis') {
            return (
              <li key={key} className={styles.number}>
                …
              </li>
            );
          }
          const figure = number(to ?? page);
          return (
            <li key={key} className={isNumber ? styles.number : undefined}>
              <PlainButton
                look="bare"
                aria-label={translate(`ra.navigation.${selected ? 'current_page' : type}`, {
                  page: figure,
                })}
                aria-current={selected ? 'page' : undefined}
                // Not `disabled`, which would take the focus away at the last page.
                aria-disabled={disabled}
                onClick={() => to && !disabled && to !== page && onTurn(to)}
              >
                {isNumber ? figure : <Glyph path={type === 'previous' ? BEFORE : AFTER} />}
              </PlainButton>
            </li>
          );
        })}
      </ul>
    </nav>
  );
};

const BEFORE = 'M12 5 7 10l5 5';
const AFTER = 'm8 5 5 5-5 5';
