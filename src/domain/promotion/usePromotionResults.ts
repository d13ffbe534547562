import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { COMPANY_REPORT } from '@/core/resource-names';
import { useDefinition } from '@/kit/registry/definitions';
import { totalsIn } from './change-effect';
import { readReportRows, readReports } from './read-effect';
import { winnersIn } from './winners';

/** The results of a promotion so far, according to its reports. */
export type PromotionResults = ReturnType<typeof usePromotionResults>;

/**
 * Reads the results of `promotion` from its reports, if `isWanted`: their `rows` and `totals`, null where they cannot
 * be read; then the lines of the rows and the number of `winners`, undefined until it is read and null where the
 * reports lack it.
 */
export const usePromotionResults = (promotion: RaRecord, isWanted = true) => {
  const provider = useDataProvider();
  const definition = useDefinition(COMPANY_REPORT);
  const { data: rows, isPending } = useQuery({
    queryKey: [definition.name, 'results', promotion.code],
    enabled: isWanted,
    gcTime: 0,
    queryFn: () => readReportRows(provider, promotion),
  });
  const reports = useQuery({
    queryKey: [definition.name, 'lines', promotion.code],
    enabled: isWanted && Boolean(rows),
    gcTime: 0,
    retry: false,
    queryFn: ({ signal }) => readReports(definition, rows ?? [], signal),
  });
  const { data } = reports;
  const whole = useMemo(
    () => (rows && data ? rows.map((row, at) => ({ ...row, lines: data[at]?.lines })) : rows),
    [rows, data],
  );
  return {
    rows: whole,
    totals: rows ? totalsIn(rows) : null,
    winners: reports.isError || rows === null ? null : data && winnersIn(data),
    isPending: isWanted && isPending,
  };
};
