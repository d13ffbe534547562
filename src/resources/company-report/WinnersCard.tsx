import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LocalRows } from '@/kit/list/LocalRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { AgentChip } from './AgentChip';
import { WINNER_COLUMNS } from './award-columns';

type WinnersCardProps = {
  rows: RaRecord[];
  agent: string | null;
  onAllAgents: () => void;
};

/** The winners of a report, a row per customer and award; those of one `agent` once one is chosen. */
export const WinnersCard = ({ rows, agent, onAllAgents }: WinnersCardProps) => {
  const translate = useTranslate();
  const found = useMemo(
    () => (agent === null ? rows : rows.filter(({ agent_code }) => agent_code === agent)),
    [rows, agent],
  );
  const title = translate('resources.company-report.page.winners.title');
  return (
    <QueryCard
      title={title}
      action={agent !== null && <AgentChip agent={agent} onDelete={onAllAgents} />}
      empty={
        found.length === 0 ? translate('resources.company-report.page.winners.none') : undefined
      }
    >
      <LocalRows
        name="winners"
        label={title}
        key={agent}
        rows={found}
        columns={WINNER_COLUMNS}
        sort={BY_AWARD}
        fileName="report-winners"
      />
    </QueryCard>
  );
};

const BY_AWARD = { field: 'award_name', order: 'ASC' } as const;
