import { useListContext } from 'react-admin';
import { useAnnouncedWait } from '@/ui/announce/useAnnouncedWait';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DEFAULT_PAGE_SIZE } from '@/core/constants';
import { useOffersCreate } from '@/kit/registry/may-create';
import { useDefinition } from '@/kit/registry/definitions';
import { FailureIllustration } from '@/ui/illustrations/illustrations';
import { retryRef } from '@/ui/hooks/retry-ref';
import { PlainButton } from '@/ui/plain/PlainButton';
import { StateMessage } from '@/ui/page/StateMessage';
import { CreateButton } from './ListHeader';
import { isFiltered } from '@/core/is-filtered';
import { lineOf } from '@/core/text';
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

/** An empty list, without records or without matches, each with a next step. */
export const ListEmpty = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { filterValues } = useListContext();
  const offersCreate = useOffersCreate(definition);
  if (isFiltered(filterValues)) return <NoMatch />;
  const title = translate(`resources.${definition.name}.empty`, { _: translate('list.empty') });
  return (
    <StateMessage
      title={title}
      text={translate(offersCreate ? 'list.create_first' : 'list.nothing_yet')}
      action={offersCreate && <CreateButton />}
    />
  );
};

/** The search term is named and cleared first; where filters narrow the search, it can go on without them. */
const NoMatch = () => {
  const translate = useTranslate();
  const { name } = useDefinition();
  const { filterValues, setFilters } = useListContext();
  const { q, ...filters } = filterValues as Record<string, unknown>;
  const term = lineOf(q);
  return (
    <StateMessage
      title={term ? translate('list.no_match_for', { term }) : translate('list.no_match')}
      text={translate(`resources.${name}.no_match`, { _: '' })}
      action={
        <>
          <PlainButton look="outlined" onClick={() => setFilters(term ? filters : {}, {}, false)}>
            {translate(term ? 'list.clear_search' : 'list.clear_filters')}
          </PlainButton>
          {term && isFiltered(filters) && (
            <PlainButton look="outlined" onClick={() => setFilters({ q }, {}, false)}>
              {translate('list.search_all')}
            </PlainButton>
          )}
        </>
      }
    />
  );
};

/** Shown if the rows could not be read, with a retry. */
export const ListFailure = () => {
  const translate = useTranslate();
  const { error, refetch } = useListContext();
  return (
    <StateMessage
      illustration={<FailureIllustration />}
      title={translate(error?.message ?? 'errors.general', { _: error?.message })}
      text={translate('list.failure')}
      action={
        <PlainButton ref={retryRef} look="primary" onClick={() => void refetch()}>
          {translate('list.retry')}
        </PlainButton>
      }
    />
  );
};
