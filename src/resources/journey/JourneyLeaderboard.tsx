import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { PAGES_STALE_MS } from '@/core/constants';
import { TARGET } from '@/core/resource-names';
import { textOf, textOrNumberOf } from '@/core/text';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useFormats } from '@/ui/formats/useFormats';
import { useWithUnreadable } from '@/ui/formats/useWithUnreadable';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ListButton } from '@/kit/links/ListButton';
import { Alert } from '@/ui/page/Alert';
import { CardGrid } from '@/ui/page/CardGrid';
import { StateMessage } from '@/ui/page/StateMessage';
import { QueryCard } from '@/kit/record/QueryCard';
import { useDefinition } from '@/kit/registry/definitions';
import { ProgressList } from './ProgressList';
import { NEAR, rewardOf, leaderboardOf, type Leaderboard } from './leaderboard';

/** The customers who won a journey or are close to it, by the targets of its company and year. */
export const JourneyLeaderboard = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { setShare } = useFormats();
  const targets = useDefinition(TARGET);
  const { filter, query } = useLeaderboard(record);
  const words = (name: 'reached' | 'near') => translate(`resources.journey.leaderboard.${name}`);
  // Without the year, the targets of every year would be counted.
  if (filter.year === '') {
    return (
      <Alert severity="warning">
        {`${translate('resources.journey.fields.target_year')}: ${translate('validation.required')}`}
      </Alert>
    );
  }
  const toTargets = (
    <ListButton list={targets} filter={filter}>
      {translate('resources.journey.leaderboard.targets')}
    </ListButton>
  );
  if (query.data?.total === 0) {
    return (
      <Paper variant="outlined">
        <StateMessage
          title={translate('resources.journey.leaderboard.none', { year: filter.year })}
          text={translate('resources.journey.leaderboard.none_text')}
          action={toTargets}
        />
      </Paper>
    );
  }
  return (
    <Stack sx={{ gap: 2 }}>
      <Stack
        direction="row"
        sx={{ gap: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="text.secondary">
          {query.data && <Base leaderboard={query.data} year={filter.year} />}
        </Typography>
        {toTargets}
      </Stack>
      <CardGrid>
        <QueryCard title={words('reached')} query={query}>
          <ProgressList
            rows={query.data?.reached ?? []}
            label={words('reached')}
            empty={translate('resources.journey.leaderboard.nobody_reached')}
          />
        </QueryCard>
        <QueryCard
          title={words('near')}
          query={query}
          action={
            <Typography variant="caption" color="text.secondary">
              {translate('resources.journey.leaderboard.near_hint', { share: setShare(NEAR) })}
            </Typography>
          }
        >
          <ProgressList
            rows={query.data?.near ?? []}
            label={words('near')}
            empty={translate('resources.journey.leaderboard.nobody_near')}
          />
        </QueryCard>
      </CardGrid>
    </Stack>
  );
};

/** The counts of each group, and how many targets they are based on. */
const Base = ({ leaderboard, year }: { leaderboard: Leaderboard; year: string }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const withUnreadable = useWithUnreadable();
  const { reached, near, behind, unreadable, read, total } = leaderboard;
  const counts = translate('resources.journey.leaderboard.counts', {
    reached: number(reached.length),
    near: number(near.length),
    behind: number(behind),
  });
  const base =
    read < total
      ? translate('resources.journey.leaderboard.part', {
          read: number(read),
          total: number(total),
          year,
        })
      : translate('resources.journey.leaderboard.whole', {
          smart_count: total,
          count: number(total),
          year,
        });
  return withUnreadable(`${counts} · ${base}`, unreadable);
};

const useLeaderboard = (record: RaRecord) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const type = textOf(record.type);
  const filter = {
    company_code: textOf(record.company_code),
    year: textOrNumberOf(record.target_year),
    reward_type: rewardOf(type),
  };
  const query = useQuery({
    queryKey: [TARGET, 'leaderboard', filter],
    enabled: filter.year !== '',
    staleTime: PAGES_STALE_MS,
    retry: false,
    queryFn: ({ signal }) =>
      leaderboardOf(type, (page) => provider.getCachedPage(TARGET, { page, filter, signal })),
  });
  return { filter, query };
};
