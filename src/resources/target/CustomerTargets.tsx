import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useGetList, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { DEFAULT_PAGE_SIZE } from '@/core/constants';
import { numberOf } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import { lineOf } from '@/core/text';
import { QueryCard } from '@/kit/record/QueryCard';
import { useCustomer } from '@/domain/customer/customer-context';
import { useDefinition } from '@/kit/registry/definitions';
import { RecordLink } from '@/kit/links/RecordLink';
import { ListButton } from '@/kit/links/ListButton';
import { useFormats } from '@/ui/formats/useFormats';
import { Milestones } from './Milestones';
import { TargetProgress } from './TargetProgress';

/** On an app user's page: the latest targets, each with its milestones. */
export const CustomerTargets = () => {
  const translate = useTranslate();
  const definition = useDefinition();
  const { code } = useCustomer();
  const filter = { customer_code: code };
  const targets = useGetList(
    definition.name,
    {
      pagination: { page: 1, perPage: DEFAULT_PAGE_SIZE },
      sort: { field: 'year', order: 'DESC' },
      filter,
    },
    { retry: false },
  );
  return (
    <QueryCard
      title={translate(`resources.${definition.name}.name`, { smart_count: 2 })}
      query={{ ...targets, isError: targets.error !== null }}
      empty={targets.data?.length === 0 ? translate('resources.target.customer.none') : undefined}
      action={
        (targets.total ?? 0) > 0 && (
          <ListButton list={definition} filter={filter}>
            {translate('resources.target.customer.all')}
          </ListButton>
        )
      }
    >
      <Box component="ul" sx={{ listStyle: 'none', m: 0, p: 0, display: 'grid', gap: 2.5 }}>
        {targets.data?.map((record) => (
          <Box component="li" key={record.id}>
            <TargetOf record={record} />
          </Box>
        ))}
      </Box>
    </QueryCard>
  );
};

const TargetOf = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const { euro } = useFormats();
  const written = (value: unknown) => (isUnreadable(value) ? '–' : euro(numberOf(value) ?? 0));
  return (
    <>
      <Stack direction="row" sx={{ gap: 2, justifyContent: 'space-between', flexWrap: 'wrap' }}>
        <Typography variant="subtitle2" component="h3">
          <RecordLink record={record} view="show">
            {[record.year, record.period].map(lineOf).filter(Boolean).join(' · ') || '–'}
          </RecordLink>
        </Typography>
        <Typography variant="body2" color="text.secondary">
          {translate('resources.target.customer.of', {
            achieved: written(record.achieved_value),
            target: written(record.target_value),
          })}
        </Typography>
      </Stack>
      <Box sx={{ my: 1 }}>
        <TargetProgress record={record} isWide />
      </Box>
      <Milestones record={record} />
    </>
  );
};
