import { useMemo } from 'react';
import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { PAGES_STALE_MS } from '@/core/constants';
import type { WireRecord } from '@/core/resource';
import { yearsOf } from '@/core/months';
import { TARGET } from '@/core/resource-names';
import { monthsTouched } from '@/core/target-months';
import { textOrNumberOf } from '@/core/text';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages } from '@/providers/data/iterate-pages';
import { targetPartsOf } from './target-parts';
import type { ReportLine } from '@/domain/report/report-lines';

/**
 * The part of the customers' targets that falls in the months of `promotion`, computed from the targets themselves, and
 * how many of these were read.
 */
export const useTargetParts = (
  report: WireRecord,
  promotion: WireRecord | null | undefined,
  lines: readonly ReportLine[],
) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const company_code = textOrNumberOf(report.company_code);
  const span = promotion ? monthsTouched(promotion) : null;
  const years = span ? yearsOf(span).slice(-MAX_YEARS) : [];
  const targets = useQuery({
    queryKey: [TARGET, 'of report', company_code, years],
    enabled: span !== null && lines.length > 0,
    staleTime: PAGES_STALE_MS,
    retry: false,
    queryFn: async ({ signal }) => {
      const rows: RaRecord[] = [];
      let total = 0;
      for (const year of years) {
        const filter = { company_code, year: String(year) };
        const read = await readPages<RaRecord>((page) =>
          provider.getCachedPage(TARGET, { page, filter, signal }),
        );
        rows.push(...read.rows);
        total += read.total;
      }
      return { rows, total };
    },
  });
  const rows = targets.data?.rows;
  const [first, last] = [span?.first, span?.last];
  const parts = useMemo(
    () =>
      rows && first !== undefined && last !== undefined
        ? targetPartsOf(lines, rows, { first, last })
        : undefined,
    [lines, rows, first, last],
  );
  return {
    span,
    parts,
    isPending: targets.isLoading,
    coverage: targets.data && { read: targets.data.rows.length, total: targets.data.total },
  };
};

/** Limit for a promotion without an end. */
const MAX_YEARS = 5;
