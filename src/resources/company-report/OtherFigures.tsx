import Typography from '@mui/material/Typography';
import type { RaRecord } from 'react-admin';
import type { WireRecord } from '@/core/resource';
import { PROMOTION } from '@/core/resource-names';
import { lineOf, textOrNumberOf } from '@/core/text';
import { ComparedFigures } from '@/domain/report/ComparedFigures';
import { daysIn, FIGURES, figuresOf, isOfOtherLength } from '@/domain/report/report-figures';
import { useReference } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { periodIn, useDaysSoFar } from './useDaysSoFar';

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
        changes={open > 0 ? 'hidden' : 'whole'}
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
