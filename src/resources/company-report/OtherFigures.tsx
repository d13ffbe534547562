import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import { dayOf, daysBetween, today } from '@/core/days';
import type { WireRecord } from '@/core/resource';
import { PROMOTION } from '@/core/resource-names';
import { lineOf, textOrNumberOf } from '@/core/text';
import { ComparedFigures } from '@/domain/report/ComparedFigures';
import { isUnderWay } from '@/domain/report/period-gap';
import {
  daysIn,
  FIGURES,
  figuresOf,
  isOfOtherLength,
  type Period,
} from '@/domain/report/report-figures';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';

type OtherFiguresProps = {
  /** The accessible name of the table. */
  label: string;
  report: WireRecord;
  /** Null where it cannot be read, undefined while it is read. */
  promotion: RaRecord | null | undefined;
  other: RaRecord;
};

/** The figures of a report beside those of another promotion, which are neither better nor worse if it is longer. */
export const OtherFigures = ({ label, report, promotion, other }: OtherFiguresProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const code = textOrNumberOf(other.promotion_code);
  const otherPromotion = useReference(useDefinition(PROMOTION), code)?.record;
  const [one, two] = [periodIn(promotion), periodIn(otherPromotion)];
  const isOther = one !== null && two !== null && isOfOtherLength(one, two);
  const [soFar, otherSoFar] = [useDaysSoFar(promotion), useDaysSoFar(otherPromotion)];
  const open = [soFar, otherSoFar].filter(Boolean).length;
  return (
    <>
      {isOther && (
        <Warning>
          {translate('resources.company-report.figures.length', {
            days: number(daysIn(one)),
            others: number(daysIn(two)),
          })}
        </Warning>
      )}
      {open > 0 && <Warning>{translate('report.not_over', { smart_count: open })}</Warning>}
      <ComparedFigures
        label={label}
        names={COMPARED}
        one={{ name: nameOf(report), note: soFar, figures: figuresOf([report]) }}
        other={{ name: nameOf(other), note: otherSoFar, figures: figuresOf([other]) }}
        isNeutral={isOther}
        changeName={open > 0 ? null : undefined}
      />
    </>
  );
};

const Warning = ({ children }: { children: string }) => (
  <Typography variant="body2" sx={{ mb: 1, color: 'status.warning.text' }}>
    {children}
  </Typography>
);

/** Without the target: it is only that of the customers who have one, beside the turnover of all. */
const COMPARED = FIGURES.filter((figure) => figure !== 'target_total');

const nameOf = ({ promotion_title, promotion_code }: WireRecord): string =>
  lineOf(promotion_title) || lineOf(promotion_code);

/** Returns the days of a promotion that are over or under way, in words; undefined where it is over or not known. */
const useDaysSoFar = (promotion: RaRecord | null | undefined): string | undefined => {
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
const periodIn = (promotion: RaRecord | null | undefined): Period | null => {
  const [from, to] = [promotion?.start_date, promotion?.end_date];
  if (!dayOf(from) || !dayOf(to)) return null;
  return { from: String(from).slice(0, 10), to: String(to).slice(0, 10) };
};
