import { useQuery } from '@tanstack/react-query';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useEffect } from 'react';
import { Link } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { representationOf } from '@/core/resource';
import { NamedSkeleton } from '@/ui/page/NamedSkeleton';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Alert } from '@/ui/page/Alert';
import { useRecordReader } from '@/kit/list/actions/listed-records';
import type { BulkConfirmationProps } from '@/kit/list/actions/record-action';
import { boUser } from './bo-user.definition';
import { isActiveAgent, useAgentCustomers, type CountedAgent } from './useAgentCustomers';
import { useCustomersInWords } from './useCustomersInWords';

/** Lists the agents with customers in the dialog that deactivates several users, each linked to their customers. */
export const BulkAgentQuestion = ({ run, onLeaveOut, onReady }: BulkConfirmationProps) => {
  const translate = useTranslate();
  const inWords = useCustomersInWords();
  const recordOf = useRecordReader();
  const { count, listOf, mayMove } = useAgentCustomers();
  const { data: agents = [], isLoading } = useQuery<CountedAgent[]>({
    queryKey: [boUser.name, 'agent-customers', run.ids],
    enabled: run.phase === 'asking',
    gcTime: 0,
    queryFn: async () => {
      const counted = await mapWithConcurrency(run.ids, async (id) => {
        // A user who cannot be read is left out: the action itself says so, and the others are counted.
        const record = await recordOf(id).catch(() => null);
        return record && isActiveAgent(record) ? [await count(record)] : [];
      });
      return counted.flat().filter((agent) => agent.count !== 0);
    },
  });
  useEffect(() => onReady(!isLoading), [isLoading, onReady]);
  if (isLoading) return <NamedSkeleton label={translate('audience.counting')} height={48} />;
  return (
    <Stack sx={{ gap: 1, mt: agents.length > 0 ? 2 : 0, maxHeight: 320, overflowY: 'auto' }}>
      {agents.map((agent) => {
        const to = listOf(agent.record);
        return (
          <Alert
            key={agent.record.id}
            severity="warning"
            action={
              <Stack sx={{ alignItems: 'flex-end' }}>
                {to !== null && (
                  <Button component={Link} to={to} target="_blank" color="inherit" size="small">
                    {translate(
                      `resources.bo-user.form.${mayMove ? 'move_customers' : 'see_customers'}`,
                    )}
                  </Button>
                )}
                {run.ids.length > 1 && (
                  <Button
                    color="inherit"
                    size="small"
                    onClick={() => onLeaveOut([agent.record.id])}
                  >
                    {translate('resources.bo-user.deactivation.leave_out')}
                  </Button>
                )}
              </Stack>
            }
          >
            <strong style={NAME}>{representationOf(boUser, agent.record)}</strong>
            {inWords(agent.count)}
          </Alert>
        );
      })}
    </Stack>
  );
};

const NAME = { display: 'block' } as const;
