import { PROMOTION } from '@/core/resource-names';
import type { ListDescription } from '@/kit/list/ListPage';
import { ReportSummary } from '@/domain/report/ReportSummary';
import { reportPage } from './report-page';

/**
 * Results of promotions by agent, a row per agent and promotion, which opens the report of the promotion. The rows of an
 * agent follow each other, so their cards are headed by the promotion.
 */
export const list: ListDescription = {
  summary: <ReportSummary by="agent" />,
  columns: [
    { source: 'agent_name', scope: 'agent', minWidth: 152, isOnCard: true },
    { source: 'agent_code', kind: 'code', width: 104, priority: 3 },
    { source: 'company_name', scope: 'company', minWidth: 144, priority: 2 },
    {
      source: 'promotion_code',
      reference: { resource: PROMOTION },
      minWidth: 148,
      isTitle: true,
    },
    { source: 'customers', kind: 'count', width: 84, priority: 1 },
    { source: 'participants', kind: 'count', width: 112, priority: 4 },
    { source: 'achieved_total', kind: 'euro', width: 128, isOnCard: true },
    { source: 'awards_earned', kind: 'count', width: 112, isOnCard: true },
    { source: 'payout', kind: 'euro', width: 120 },
  ],
  opens: reportPage,
  pinned: ['company_code', 'agent_code', 'promotion_code', 'from', 'to'],
  filters: [
    { source: 'from', isDay: true },
    { source: 'to', isDay: true },
  ],
};
