import { isRecord } from '@/core/is-record';
import { numberOrNull } from '@/core/number';
import { isUnreadable } from '@/core/read-sum';
import { REPORT_TOTALS, type ReportTotal } from '@/core/report-totals';
import type { WireRecord } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';

/** The figures of a customer or an agent in a report; amounts in euros, null where none is readable. */
export type ReportLine = Readonly<Record<ReportTotal, number | null>> & {
  /** Whether one of its figures is not a number. */
  isUnreadable: boolean;
  id: string;
  customer_code: string;
  customer_name: string;
  agent_code: string;
};

/** The lines of a report by customer (docs/wire-format.md, 'report row'); entries that are not lines are skipped. */
export const linesOf = ({ lines }: WireRecord): ReportLine[] =>
  Array.isArray(lines) ? lines.filter(isRecord).map(lineOf) : [];

const lineOf = (line: WireRecord, at: number): ReportLine => ({
  id: String(at),
  customer_code: textOrNumberOf(line.customer_code),
  customer_name: textOrNumberOf(line.customer_name),
  agent_code: textOrNumberOf(line.agent_code),
  isUnreadable: REPORT_TOTALS.some((figure) => isUnreadable(line[figure])),
  ...(Object.fromEntries(
    REPORT_TOTALS.map((figure) => [figure, numberOrNull(line[figure])]),
  ) as Record<ReportTotal, number | null>),
});
