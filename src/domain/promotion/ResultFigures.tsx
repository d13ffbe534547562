import Skeleton from '@mui/material/Skeleton';
import { figuresOf } from '@/domain/report/report-figures';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { FigureFact } from '@/ui/page/Figures';
import type { PromotionResults } from './usePromotionResults';

/** The results of a promotion so far, for a strip of figures: the worth of its awards, and its winners. */
export const ResultFigures = ({
  results: { rows, totals, winners },
  isOwn = false,
}: ResultFiguresProps) => {
  const translate = useTranslate();
  const { euroOrDash, number } = useFormats();
  const { earned = null, delivered = null, payout = null } = totals ?? {};
  const { participants } = figuresOf(rows ?? []);
  return (
    <>
      <FigureFact
        isLarge
        label={translate('resources.promotion.totals.payout')}
        figure={rows === undefined ? WAITING : euroOrDash(payout)}
        note={
          earned !== null &&
          delivered !== null &&
          translate('resources.company-report.cost.delivered', {
            smart_count: delivered,
            delivered: number(delivered),
            earned: number(earned),
          })
        }
      />
      <FigureFact
        isLarge
        label={translate('resources.company-report.fields.winners')}
        figure={winners === undefined ? WAITING : winners === null ? '–' : number(winners)}
        note={
          participants !== null &&
          [
            translate('resources.company-report.cost.participants', {
              smart_count: participants,
              count: number(participants),
            }),
            ...(isOwn ? [translate('resources.company-report.own_customers')] : []),
          ].join(' · ')
        }
      />
    </>
  );
};

type ResultFiguresProps = {
  results: PromotionResults;
  /** Whether they cover only the customers the user sees. */
  isOwn?: boolean;
};

/** The skeleton of a figure, narrower where the strip has little room. */
export const WAITING = <Skeleton width="min(120px, 25cqi)" />;
