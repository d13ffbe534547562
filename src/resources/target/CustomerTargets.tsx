import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type RaRecord } from 'react-admin';
import { DEFAULT_PAGE_SIZE } from '@/core/constants';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FixedValue } from '@/kit/fields/FixedValue';
import { QueryCard } from '@/kit/record/QueryCard';
import { useDefinition } from '@/kit/registry/definitions';
import { RecordLink } from '@/kit/links/RecordLink';
import { ListButton } from '@/kit/links/ListButton';
import { Milestones } from './Milestones';
import { MilestoneBar } from './MilestoneBar';
import { usePeriodNameOf } from './PeriodName';
import { useAchievedOf } from './useAchievedOf';
import { useCustomerTargets } from './useCustomerTargets';

/** On an app user's page: the latest targets, each with its milestones. */
export const CustomerTargets = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { filter, total, targets, query } = useCustomerTargets();
  return (
    <QueryCard
      title={translate(`resources.${definition.name}.name`, { smart_count: 2 })}
      query={query}
      empty={targets?.length === 0 ? translate('resources.target.customer.none') : undefined}
      action={
        total > 0 && (
          <ListButton list={definition} filter={filter}>
            {translate('resources.target.customer.all')}
          </ListButton>
        )
      }
    >
      <Box component="ul" sx={TARGETS}>
        {targets?.slice(0, DEFAULT_PAGE_SIZE).map((record) => (
          <Box component="li" key={record.id}>
            <TargetOf record={record} />
          </Box>
        ))}
      </Box>
    </QueryCard>
  );
};

const TARGETS = {
  listStyle: 'none',
  m: 0,
  p: 0,
  display: 'grid',
  gap: 2.5,
  '& > li + li': { pt: 2.5, borderTop: 1, borderColor: 'divider' },
};

const TargetOf = ({ record }: { record: RaRecord }) => {
  const achievedOf = useAchievedOf();
  const periodNameOf = usePeriodNameOf();
  return (
    <>
      <Stack direction="row" sx={HEAD}>
        <Typography variant="subtitle2" component="h3">
          <RecordLink record={record} view="show">
            {periodNameOf(record) || '–'}
          </RecordLink>
        </Typography>
        {record.pace !== null && <FixedValue field="pace" value={record.pace} />}
        <Typography variant="body2" color="text.secondary" sx={{ ml: 'auto' }}>
          {achievedOf(record)}
        </Typography>
      </Stack>
      <Box sx={{ my: 1 }}>
        <MilestoneBar record={record} />
      </Box>
      <Milestones record={record} />
    </>
  );
};

const HEAD = { columnGap: 1.5, rowGap: 0.5, alignItems: 'center', flexWrap: 'wrap' };
