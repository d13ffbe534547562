import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useListContext, useResourceContext } from 'react-admin';
import { keysUnder } from '@/i18n/keys-under';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PAGES_STALE_MS } from '@/core/constants';
import { lineOf } from '@/core/text';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { withWords } from '@/providers/preferences/late-words';
import type { Coverage } from '@/providers/data/iterate-pages';
import { GroupingSelect } from '@/kit/list/GroupingSelect';
import { useGrouping } from '@/kit/list/useGrouping';
import { useHasSummary } from '@/kit/list/filter-values';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { retryRef } from '@/ui/hooks/retry-ref';
import { NoData } from './NoData';
import { GROUPINGS } from './turnover-groups';
import { sumInAnswer, sumOfPages, type Sum } from './turnover-figures';
import { TurnoverTrend } from './TurnoverTrend';

/**
 * The total of all filtered rows of the list: from the response, else the sum of its pages. A list without rows
 * has no total.
 */
export const TurnoverTotal = () => {
  const translate = useTranslate();
  const isSummedUp = useHasSummary();
  const { sum, progress, isFailed, retry } = useTotal();
  const grouping = useGrouping(GROUPINGS);
  const { filterValues, total } = useListContext();
  const periodName = usePeriodName(filterValues);
  if (!isSummedUp) return null;
  return (
    <>
      <Paper variant="outlined" component="section" aria-label={translate(key('label'))} sx={PANEL}>
        <Stack direction="row" sx={FIGURE}>
          <Typography variant="body2" color="text.secondary">
            {periodName}
          </Typography>
          {isFailed ? (
            <>
              <Typography ref={announceNews} variant="body2">
                {translate(key('failure'))}
              </Typography>
              <Button ref={retryRef} size="small" onClick={retry}>
                {translate('list.retry')}
              </Button>
            </>
          ) : (
            <Amount sum={sum} progress={progress} />
          )}
        </Stack>
        <GroupingSelect groupings={GROUPINGS} />
        {total !== 0 && <TurnoverTrend total={sum} />}
      </Paper>
      {grouping && total !== 0 && (
        <Box sx={{ mx: 1.5, mb: 1.5 }}>
          <TurnoverSummary
            grouping={grouping}
            waiting={<Skeleton variant="rounded" height={320} />}
          />
        </Box>
      )}
    </>
  );
};

/** The total's label: it names the year or month of the list's filters; unchanged, what an address has as one. */
const usePeriodName = ({ year, month }: Readonly<Record<string, unknown>>): string => {
  const translate = useTranslate();
  const { months, utc } = useFormats();
  const [inYear, inMonth] = [lineOf(year), lineOf(month)];
  const name = months()[Number(inMonth) - 1];
  if (!inYear && !inMonth) return translate(key('all_years'));
  if (!inYear && name) return translate(key('month_of_all'), { month: name });
  const isMonth = name && /^\d{4}$/.test(inYear);
  const period = isMonth
    ? utc.month(new Date(Date.UTC(Number(inYear), Number(inMonth) - 1)))
    : [inMonth, inYear].filter(Boolean).join(' ');
  return translate(key('of'), { period });
};

/** Loaded once a grouping is chosen. */
const TurnoverSummary = lazyComponent(
  () => withWords('resources.turnover.summary', () => import('./TurnoverSummary')),
  'TurnoverSummary',
);

const key = keysUnder('resources.turnover.total');

const AMOUNT = { fontVariantNumeric: 'tabular-nums', overflowWrap: 'anywhere' };
const PANEL = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 2,
  rowGap: 1,
  px: 2.5,
  py: 1.5,
  mx: 1.5,
  mb: 1.5,
};
const FIGURE = { flexWrap: 'wrap', alignItems: 'baseline', columnGap: 1.5, rowGap: 0.5 };

const useTotal = () => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const resource = useResourceContext() ?? '';
  const { data, total = 0, meta, filterValues, isPlaceholderData } = useListContext();
  const answered = sumInAnswer(meta, total);
  const [progress, setProgress] = useState<Coverage>();
  const query = useQuery({
    queryKey: [resource, 'sum', filterValues],
    enabled: data !== undefined && !isPlaceholderData && !answered,
    staleTime: PAGES_STALE_MS,
    retry: false,
    queryFn: ({ signal }) =>
      sumOfPages(
        (page) =>
          provider.getCachedPage(resource, {
            page,
            filter: filterValues as object as Filter,
            signal,
          }),
        setProgress,
      ),
  });
  return {
    sum: answered ?? query.data,
    progress,
    isFailed: !answered && query.isError,
    retry: () => void query.refetch(),
  };
};

type Filter = Readonly<Record<string, unknown>>;

type AmountProps = { sum: Sum | undefined; progress: Coverage | undefined };

const Amount = ({ sum, progress }: AmountProps) => {
  const translate = useTranslate();
  const { euroOrDash, number } = useFormats();
  const withUnreadable = useWithUnreadable();
  if (!sum) {
    return (
      <>
        <Skeleton width={180} />
        {progress && (
          <Typography variant="caption" color="text.secondary">
            {translate(key('reading'), {
              read: number(progress.read),
              total: number(progress.total),
            })}
          </Typography>
        )}
      </>
    );
  }
  const { amount, unreadable, read, total } = sum;
  const scope =
    read < total
      ? translate(key('part'), { read: number(read), total: number(total) })
      : translate(key('rows'), { count: number(total), smart_count: total });
  return (
    <>
      <Typography variant="h4" component="p" sx={AMOUNT}>
        {total === 0 ? <NoData /> : euroOrDash(amount)}
      </Typography>
      <Typography variant="caption" color="text.secondary">
        {withUnreadable(scope, unreadable)}
      </Typography>
    </>
  );
};
