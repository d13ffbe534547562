import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useListContext } from 'react-admin';
import { ButtonLink } from '@/kit/links/ButtonLink';
import { useDefinition } from '@/kit/registry/definitions';
import { isForbidden } from '@/providers/http/unseen';
import { announceNews } from '@/ui/announce/announced';
import { useAnnouncedWait } from '@/ui/announce/useAnnouncedWait';
import { useLongWait } from '@/ui/hooks/useLongWait';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DEFAULT_PAGE_SIZE } from '@/core/constants';
import { FailureIllustration } from '@/ui/illustrations/illustrations';
import { isFocusLost } from '@/ui/hooks/focus-main';
import { retryRef } from '@/ui/hooks/retry-ref';
import { PlainButton } from '@/ui/plain/PlainButton';
import { StateMessage } from '@/ui/page/StateMessage';
import { isFiltered } from '@/core/is-filtered';
import skeleton from '@/ui/plain/skeleton.module.css';
import styles from './ListStates.module.css';

/** Placeholders of the rows' height; on a phone, cards of three lines. */
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
 * Shown over the skeleton, or over the rows of the previous page, order or filter, until the requested ones arrive.
 * After five seconds it says that this takes long and offers to retry.
 */
export const ListWait = () => {
  const translate = useTranslate();
  const retryRead = useRetryRead();
  const { isLong, beginAnew } = useLongWait();
  return (
    <div className={styles.wait}>
      {isLong && (
        <p ref={announceNews} className={styles.slow}>
          {translate('list.slow')}
          <PlainButton
            ref={retryRef}
            look="text"
            onClick={() => {
              beginAnew();
              void retryRead();
            }}
          >
            {translate('list.retry')}
          </PlainButton>
        </p>
      )}
    </div>
  );
};

/** Returns a function that cancels and repeats the call for the rows; `refetch` would join the running call. */
const useRetryRead = () => {
  const queries = useQueryClient();
  const { name } = useDefinition();
  return async () => {
    const pending = {
      queryKey: [name, 'getList'],
      type: 'active',
      predicate: ({ state }: { state: { data: unknown } }) => state.data === undefined,
    } as const;
    await queries.cancelQueries(pending);
    await queries.refetchQueries(pending);
  };
};

/**
 * Shown if the rows could not be read. The retry button gets the focus if the rows had it. `pages` lead back to pages
 * that were read. A refused list offers the dashboard, because a retry rarely helps.
 */
export const ListFailure = ({ pages }: { pages: ReactNode }) => {
  const translate = useTranslate();
  const { error, filterValues, refetch } = useListContext();
  const isRefused = isForbidden(error);
  const retry = (
    <PlainButton
      ref={failureRef}
      look={isRefused ? 'outlined' : 'primary'}
      onClick={() => void refetch()}
    >
      {translate('list.retry')}
    </PlainButton>
  );
  if (isRefused) {
    return (
      <StateMessage
        title={translate('list.refused')}
        text={translate('list.refused_text', {
          reason: error.lines[0] ?? translate('list.refused_hint'),
        })}
        action={
          <>
            <ButtonLink look="primary" to="/dashboard">
              {translate('errors.page.home')}
            </ButtonLink>
            {retry}
          </>
        }
      />
    );
  }
  return (
    <>
      <StateMessage
        illustration={<FailureIllustration />}
        title={translate(error?.message ?? 'errors.general', { _: error?.message })}
        text={translate(isFiltered(filterValues) ? 'list.failure' : 'list.unread')}
        action={retry}
      />
      {pages}
    </>
  );
};

const failureRef = (button: HTMLElement | null) => {
  if (isFocusLost()) button?.focus();
  return retryRef(button);
};
