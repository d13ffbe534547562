/** The figures of a report row that are sums of its lines by customer (docs/wire-format.md, 'report row'). */
export const REPORT_TOTALS = [
  'target_total',
  'achieved_total',
  'awards_earned',
  'awards_delivered',
  'payout',
] as const;
export type ReportTotal = (typeof REPORT_TOTALS)[number];
