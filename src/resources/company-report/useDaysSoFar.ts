import type { RaRecord } from 'react-admin';
import { dayOf, daysBetween, today } from '@/core/days';
import { isUnderWay } from '@/domain/report/period-gap';
import { daysIn, type Period } from '@/domain/report/report-figures';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

/** Returns the days of a promotion that are over or under way, in words; undefined where it is over or not known. */
export const useDaysSoFar = (promotion: RaRecord | null | undefined): string | undefined => {
  const translate = useTranslate();
  const { number } = useFormats();
  const [period, day] = [periodIn(promotion), today()];
  if (!period || !isUnderWay(promotion, day)) return undefined;
  const passed = Math.max(daysBetween(new Date(period.from), day) + 1, 0);
  return translate('report.so_far_days', {
    smart_count: passed,
    days: number(passed),
    all: number(daysIn(period)),
  });
};

/** The days of a promotion; null where they are not known. */
export const periodIn = (promotion: RaRecord | null | undefined): Period | null => {
  const [from, to] = [promotion?.start_date, promotion?.end_date];
  if (!dayOf(from) || !dayOf(to)) return null;
  return { from: String(from).slice(0, 10), to: String(to).slice(0, 10) };
};
