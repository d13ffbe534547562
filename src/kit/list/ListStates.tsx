import { useListContext } from 'react-admin';
import { useAnnouncedWait } from '@/ui/announce/useAnnouncedWait';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DEFAULT_PAGE_SIZE } from '@/core/constants';
import { FailureIllustration } from '@/ui/illustrations/illustrations';
import { isFocusLost } from '@/ui/hooks/focus-main';
import { retryRef } from '@/ui/hooks/retry-ref';
import { PlainButton } from '@/ui/plain/PlainButton';
import { StateMessage } from '@/ui/page/StateMessage';
import { isFiltered } from '@/core/is-filtered';
import skeleton from '@/ui/plain/skeleton.module.css';
import styles from './ListSkeleton.module.css';

/** Placeholders for rows, with the same height; on a phone cards of three lines. */
export const ListSkeleton = ({ columns }: { columns: number }) => {
  const translate = useTranslate();
  useAnnouncedWait(translate('list.loading'));
  const cells = Array.from({ length: Math.max(columns, LINES_OF_CARD) }, (_, cell) => cell);
  return (
    <div role="progressbar" aria-label={translate('list.loading')} data-page-loading>
      <div className={styles.head} />
      {Array.from({ length: DEFAULT_PAGE_SIZE }, (_, row) => (
        <div key={row} className={styles.row}>
          {cells.map((cell) => (
            <span key={cell} className={skeleton.line} />
          ))}
        </div>
      ))}
    </div>
  );
};

const LINES_OF_CARD = 3;

/**
 * Shown if the rows could not be read, with a retry, which has the focus if the rows had it: a page or an order was
 * asked for.
 */
export const ListFailure = () => {
  const translate = useTranslate();
  const { error, filterValues, refetch } = useListContext();
  return (
    <StateMessage
      illustration={<FailureIllustration />}
      title={translate(error?.message ?? 'errors.general', { _: error?.message })}
      text={translate(isFiltered(filterValues) ? 'list.failure' : 'list.unread')}
      action={
        <PlainButton ref={failureRef} look="primary" onClick={() => void refetch()}>
          {translate('list.retry')}
        </PlainButton>
      }
    />
  );
};

const failureRef = (button: HTMLElement | null) => {
  if (isFocusLost()) button?.focus();
  return retryRef(button);
};
