import { useMemo } from 'react';
import { useGetMany, type RaRecord } from 'react-admin';
import type { WireRecord } from '@/core/resource';
import { AWARD_OPTION } from '@/core/resource-names';
import { lineOf, textOrNumberOf } from '@/core/text';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { useGivenName } from '@/domain/promotion/useGivenName';
import { figureOf } from '@/domain/report/report-figures';
import type { PromotionParts } from '@/domain/promotion/usePromotionParts';
import { awardResultsOf } from '@/domain/promotion/award-results';
import { awardRowsOf, winnerRowsOf } from './cost-rows';
import type { ReportLine } from '@/domain/report/report-lines';
import type { useYearBefore } from './useYearBefore';

/** The rows of a report's awards and winners, memoized. */
export const useAwardRows = (
  report: WireRecord,
  lines: readonly ReportLine[],
  { given, awards }: PromotionParts,
  { query: { data: turnovers } }: ReturnType<typeof useYearBefore>,
) => {
  const translate = useTranslate();
  const nameOf = useGivenName();
  const ids = [...new Set((awards ?? []).map(({ award_option_id }) => String(award_option_id)))];
  const options = useGetMany(
    AWARD_OPTION,
    { ids },
    { enabled: ids.length > 0, retry: false, onError: () => undefined },
  );
  const results = useMemo(() => awardResultsOf(lines, given ?? []), [lines, given]);
  const titles = JSON.stringify((options.data ?? []).map((option) => [option?.id, option?.title]));
  const isReading = options.isLoading;
  const word = translate('resources.additional-award.name', { smart_count: 1 });
  const rows = useMemo(() => {
    const titleOf = new Map<unknown, unknown>(JSON.parse(titles) as [unknown, unknown][]);
    const giftOf = new Map((given ?? []).map((gift): [unknown, RaRecord] => [gift.id, gift]));
    const bonusNameOf = (award: WireRecord) => {
      const title = lineOf(titleOf.get(award.award_option_id));
      const option = title || (isReading ? '…' : textOrNumberOf(award.award_option_id));
      const gift = giftOf.get(award.gift_id);
      return [`${word}: ${option}`, ...(gift ? [nameOf(gift)] : [])].join(' · ');
    };
    return awardRowsOf({
      given: given ?? [],
      awards: awards ?? [],
      results,
      turnovers,
      nameOf,
      bonusNameOf,
      achieved: figureOf(report, 'achieved_total'),
    });
  }, [given, awards, results, turnovers, titles, isReading, word, report, nameOf]);
  const winners = useMemo(
    () => winnerRowsOf(given ?? [], results, nameOf),
    [given, results, nameOf],
  );
  return { rows, winners, results };
};
