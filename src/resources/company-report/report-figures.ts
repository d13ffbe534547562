import { foldAccents } from '@/core/fold-accents';
import { sumOfKnown } from '@/core/read-sum';
import { REPORT_TOTALS, type ReportTotal } from '@/core/report-totals';
import type { ReportLine } from '@/domain/report/report-lines';

/** The totals of an agent's customers. */
export type AgentSum = Readonly<Record<ReportTotal, number | null>> & {
  agent_code: string;
  participants: number;
  /** Purchases of the customers with a target as a share of their targets; null where none has one. */
  target_share: number | null;
};

/** The lines added up by agent, in descending order of sales. */
export const sumsByAgent = (lines: readonly ReportLine[]): AgentSum[] => {
  const sums = new Map<string, Omit<AgentSum, 'target_share'>>();
  for (const line of lines) {
    const before = sums.get(line.agent_code);
    sums.set(line.agent_code, {
      agent_code: line.agent_code,
      participants: (before?.participants ?? 0) + 1,
      ...(Object.fromEntries(
        REPORT_TOTALS.map((figure) => [
          figure,
          sumOfKnown([before?.[figure] ?? null, line[figure]]),
        ]),
      ) as Record<ReportTotal, number | null>),
    });
  }
  const withShare = [...sums.values()].map((sum) => {
    const measured = lines.filter(
      (line) => line.agent_code === sum.agent_code && line.target_total !== null,
    );
    const bought = sumOfKnown(measured.map((line) => line.achieved_total));
    return { ...sum, target_share: measured.length > 0 ? shareOf(bought, sum.target_total) : null };
  });
  return withShare.toSorted(
    (one, other) => (other.achieved_total ?? -1) - (one.achieved_total ?? -1),
  );
};

/** The lines whose customer or agent contains each word of `search`, ignoring accents and case. */
export const matchingLines = (lines: readonly ReportLine[], search: string): ReportLine[] => {
  const words = foldAccents(search).split(' ').filter(Boolean);
  return lines.filter((line) => {
    const text = foldAccents(`${line.customer_code} ${line.customer_name} ${line.agent_code}`);
    return words.every((word) => text.includes(word));
  });
};

/** `value` as a share of `whole`; null where either is missing or `whole` is 0. */
export const shareOf = (value: number | null, whole: number | null): number | null =>
  value !== null && whole !== null && whole > 0 ? value / whole : null;
