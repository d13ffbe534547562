import type { ListDescription } from '@/kit/list/ListPage';
import { ReportSummary } from '@/domain/report/ReportSummary';
import { ReportedState } from './ReportedState';

/**
 * Results of promotions, a row per promotion and company. The target is only that of some of a row's customers, so that it
 * is no measure of what all of them achieved: the report's page compares it with those customers. Its companies tell the
 * rows of a promotion apart, so a narrow window leaves out the code.
 */
export const list: ListDescription = {
  summary: <ReportSummary by="company" />,
  columns: [
    { source: 'promotion_title', isTitle: true, minWidth: 176 },
    { source: 'promotion_code', kind: 'code', width: 112, priority: 3 },
    { source: 'company_name', scope: 'company', minWidth: 144 },
    { source: 'customers', kind: 'count', width: 84, isOptional: true },
    { source: 'participants', kind: 'count', width: 112, priority: 4 },
    { source: 'achieved_total', kind: 'euro', width: 128, isOnCard: true },
    { source: 'awards_earned', kind: 'count', width: 112, priority: 2 },
    { source: 'awards_delivered', kind: 'count', width: 112, isOptional: true },
    { source: 'payout', kind: 'euro', width: 120 },
    { source: 'status', width: 124, cell: (report) => <ReportedState report={report} /> },
  ],
  filters: [
    { source: 'from', isDay: true },
    { source: 'to', isDay: true },
  ],
};
