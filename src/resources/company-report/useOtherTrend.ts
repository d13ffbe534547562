import { today } from '@/core/days';
import { monthNumberOf } from '@/core/months';
import type { WireRecord } from '@/core/resource';
import { PROMOTION } from '@/core/resource-names';
import { monthsTouched } from '@/core/target-months';
import { lineOf, textOrNumberOf } from '@/core/text';
import { isUnseen } from '@/providers/http/unseen';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { linesOf } from '@/domain/report/report-lines';
import { useComparedCode } from './useOtherReport';
import { useReport } from './useReport';
import { useTurnovers, type MonthlyTurnovers } from './useTurnovers';
import { comparedMonths } from './year-before';

/**
 * The participants of the promotion that `report` is compared with, and their purchases in its `months` that are over;
 * `months` is null without any. Null where nothing is compared, or where the user has no such report.
 */
export const useOtherTrend = (report: WireRecord) => {
  const company = textOrNumberOf(report.company_code);
  const code = useComparedCode(textOrNumberOf(report.promotion_code));
  const other = useReport(code ?? '', company || undefined, code !== null);
  const promotion = useReference(useDefinition(PROMOTION), code);
  const span = promotion ? monthsTouched(promotion.record) : null;
  const months = span && comparedMonths(span, monthNumberOf(today()));
  const turnovers = useTurnovers(company, months ? [months] : [], onlyMonths);
  if (code === null || (other.isError && isUnseen(other.error))) return null;
  const data = other.data;
  return {
    title: (data && lineOf(data.promotion_title)) || code,
    code,
    months,
    purchases: {
      months: turnovers.data ?? [],
      customers: data ? linesOf(data).map(({ customer_code }) => customer_code) : [],
      first: months?.first ?? 0,
    },
    query: {
      isPending: other.isPending || promotion === undefined || turnovers.isLoading,
      isError: other.isError || turnovers.isError,
      refetch: () => (other.isError ? other.refetch() : turnovers.refetch()),
    },
  };
};

const onlyMonths = ([only]: readonly MonthlyTurnovers[]) => only?.months ?? [];
