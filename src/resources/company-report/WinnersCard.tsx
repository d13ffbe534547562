import type { RaRecord } from 'react-admin';
import type { Column } from '@/kit/columns/column';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LocalRows } from '@/kit/list/LocalRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { awardFigure } from './award-columns';
import { agentColumn, customerColumn } from './line-columns';

/** The winners of a report, a row per customer and award. */
export const WinnersCard = ({ rows }: { rows: RaRecord[] }) => {
  const translate = useTranslate();
  const title = translate('resources.company-report.winners.title');
  return (
    <QueryCard
      title={title}
      empty={rows.length === 0 ? translate('resources.company-report.winners.none') : undefined}
    >
      <LocalRows
        name="winners"
        label={title}
        rows={rows}
        columns={COLUMNS}
        sort={BY_AWARD}
        fileName="report-winners"
      />
    </QueryCard>
  );
};

const BY_AWARD = { field: 'award_name', order: 'ASC' } as const;

const COLUMNS: readonly Column[] = [
  customerColumn,
  { source: 'customer_code', kind: 'code', width: 104, priority: 3 },
  { source: 'award_name', minWidth: 160, isOnCard: true },
  agentColumn,
  { source: 'awards_earned', kind: 'count', width: 112, align: 'right', isOnCard: true },
  awardFigure('awards_delivered', 'count', { width: 112, priority: 1 }),
  { source: 'payout', kind: 'euro', width: 120, align: 'right' },
];
