import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LocalRows } from '@/kit/list/LocalRows';
import { QueryCard } from '@/kit/record/QueryCard';
import { WINNER_COLUMNS } from './award-columns';

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
        columns={WINNER_COLUMNS}
        sort={BY_AWARD}
        fileName="report-winners"
      />
    </QueryCard>
  );
};

const BY_AWARD = { field: 'award_name', order: 'ASC' } as const;
