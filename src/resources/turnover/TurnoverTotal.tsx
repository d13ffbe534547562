import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, useListContext, useResourceContext, useStore } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { PAGES_STALE_MS } from '@/core/constants';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { useIsSummedUp } from '@/shared/list/filter-values';
import { useFormats } from '@/shared/formats/useFormats';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { personalKey } from '@/providers/preferences/preferences';
import { GROUPINGS, type Grouping } from './turnover-groups';
import { sumOfPages, type Sum } from './turnover-figures';

/**
 * The total of all rows the list is narrowed to: what its answer says, else the sum of its pages. Above a
 * list without rows there is none.
 */
export const TurnoverTotal = () => {
  const translate = useTranslate();
  const isSummedUp = useIsSummedUp();
  const { sum, isFailed, retry } = useTotal();
  const [grouping, setGrouping] = useStore<Grouping | null>(personalKey('turnover.grouping'), null);
  if (!isSummedUp) return null;
  return (
    <>
      <Paper variant="outlined" component="section" aria-label={translate(key('label'))} sx={PANEL}>
        <Typography variant="body2" color="text.secondary">
          {translate(key('label'))}
        </Typography>
        {isFailed ? (
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center' }}>
            <Typography role="alert" variant="body2">
              {translate(key('failure'))}
            </Typography>
            <Button size="small" onClick={retry}>
              {translate('list.retry')}
            </Button>
          </Stack>
        ) : (
          <Amount sum={sum} />
        )}
        <GroupingSelect value={grouping} onChange={setGrouping} />
      </Paper>
      {grouping && (
        <Box sx={{ mb: 2 }}>
          <TurnoverSummary
            grouping={grouping}
            waiting={<Skeleton variant="rounded" height={320} />}
          />
        </Box>
      )}
    </>
  );
};

/** Fetched for whoever wants it. */
const TurnoverSummary = lazyComponent(() => import('./TurnoverSummary'), 'TurnoverSummary');

type GroupingSelectProps = {
  value: Grouping | null;
  onChange: (grouping: Grouping | null) => void;
};

const GroupingSelect = ({ value, onChange }: GroupingSelectProps) => {
  const translate = useTranslate();
  return (
    <TextField
      select
      size="small"
      label={translate('resources.turnover.summary.by')}
      value={value ?? ''}
      onChange={({ target }) => onChange(GROUPINGS.find((each) => each === target.value) ?? null)}
      slotProps={{ select: { displayEmpty: true } }}
      sx={{ ml: { sm: 'auto' }, width: { xs: '100%', sm: 200 } }}
    >
      <MenuItem value="">{translate('resources.turnover.summary.no_group')}</MenuItem>
      {GROUPINGS.map((each) => (
        <MenuItem key={each} value={each}>
          {translate(`resources.turnover.fields.${each}`)}
        </MenuItem>
      ))}
    </TextField>
  );
};

const key = (name: string) => `resources.turnover.total.${name}`;

const PANEL = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'baseline',
  columnGap: 1.5,
  rowGap: 0.5,
  px: 2.5,
  py: 1.5,
  mb: 2,
};

const useTotal = () => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const resource = useResourceContext() ?? '';
  const { data, total = 0, meta, filterValues, isPlaceholderData } = useListContext();
  const told: unknown = meta?.sum;
  const query = useQuery({
    queryKey: [resource, 'sum', filterValues],
    enabled: data !== undefined && !isPlaceholderData && typeof told !== 'number',
    staleTime: PAGES_STALE_MS,
    retry: false,
    queryFn: ({ signal }) =>
      sumOfPages((page) =>
        provider.getCachedPage(resource, {
          page,
          filter: filterValues as object as Filter,
          signal,
        }),
      ),
  });
  return {
    sum: typeof told === 'number' ? { amount: told, read: total, total } : query.data,
    isFailed: typeof told !== 'number' && query.isError,
    retry: () => void query.refetch(),
  };
};

type Filter = Readonly<Record<string, unknown>>;

const Amount = ({ sum }: { sum: Sum | undefined }) => {
  const translate = useTranslate();
  const { euro, number } = useFormats();
  if (!sum) return <Skeleton width={180} />;
  const { amount, read, total } = sum;
  const scope =
    read < total
      ? translate(key('part'), { read: number(read), total: number(total) })
      : translate(key('rows'), { count: number(total), smart_count: total });
  return (
    <>
      <Typography variant="h2" component="p" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {euro(amount)}
      </Typography>
      <Typography role="status" variant="caption" color="text.secondary">
        {scope}
      </Typography>
    </>
  );
};
