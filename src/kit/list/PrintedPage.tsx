import { useListContext } from 'react-admin';
import { useIsPrinting } from '@/ui/browser/useIsPrinting';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import styles from './ListNotes.module.css';

type PrintedPageProps = { page: number; perPage: number; shown: number; total: number };

/** On paper, the range of the printed rows, if there are more rows. */
export const PrintedPage = ({ page, perPage, shown, total }: PrintedPageProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const isPrinting = useIsPrinting();
  if (!isPrinting || shown >= total) return null;
  const before = (page - 1) * perPage;
  return (
    <p className={styles.printed}>
      {translate('list.printed_page', {
        page: number(page),
        pages: number(Math.ceil(total / perPage)),
        from: number(before + 1),
        to: number(before + shown),
        total: number(total),
      })}
    </p>
  );
};

/** The range of the printed rows of the page's list. */
export const PrintedListPage = () => {
  const { data = [], page, perPage, total = 0 } = useListContext();
  return <PrintedPage page={page} perPage={perPage} shown={data.length} total={total} />;
};
