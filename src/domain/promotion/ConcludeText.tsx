import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import type { ReactNode } from 'react';
import { Link, type RaRecord } from 'react-admin';
import { daysBetween, today } from '@/core/days';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { isUpcoming } from './change-effect';
import { phaseOf } from './promotion-phase';
import { couldWinIn } from './quota-left';
import { usePromotionParts } from './usePromotionParts';
import { usePromotionResults, type PromotionResults } from './usePromotionResults';
import { useReportAction } from './useReportAction';

type ConcludeTextProps = { promotion: RaRecord };

/**
 * The text of the dialog that concludes `promotion`: the effect, the end of the promotion, its results so far with a
 * link to their report, and the number of awards not delivered yet. For a running one, the days left and the number of
 * customers who could still win come first.
 */
export const ConcludeText = ({ promotion }: ConcludeTextProps) => {
  const translate = useTranslate();
  const { fromToday } = useFormats();
  const phase = phaseOf(promotion);
  const daysLeft = phase?.name === 'running' ? daysBetween(today(), phase.day) : 0;
  return (
    <>
      {translate('resources.promotion.actions.conclude_text')}
      {phase &&
        daysLeft === 0 &&
        ` ${translate(`resources.promotion.conclude.${phase.name}`, { when: fromToday(phase.day) })}`}
      {!isUpcoming(promotion) && <Figures promotion={promotion} daysLeft={daysLeft} />}
    </>
  );
};

const Figures = ({ promotion, daysLeft }: ConcludeTextProps & { daysLeft: number }) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const results = usePromotionResults(promotion);
  const { rows, totals, isPending } = results;
  const { given } = usePromotionParts(promotion);
  const report = useReportAction(promotion);
  const say = (name: string, count: number) =>
    translate(`resources.promotion.conclude.${name}`, { smart_count: count, count: number(count) });
  const undelivered = () => {
    const { earned = null, delivered = null } = totals ?? {};
    if (earned === null || delivered === null) {
      return translate('resources.promotion.conclude.delivered_unknown');
    }
    const isFinal = promotion.payout_type === 'final_balance';
    return say(isFinal ? 'unpaid' : 'undelivered', Math.max(0, earned - delivered));
  };
  const winners = rows && given ? couldWinIn(promotion, rows, given) : 0;
  return (
    <>
      {daysLeft > 0 && (
        <Line isStrong>
          {say('days_left', daysLeft)}
          {winners > 0 && ` ${say('could_win', winners)}`}
        </Line>
      )}
      {totals && <Results results={results} />}
      <Line>{isPending ? <Skeleton width={160} /> : undelivered()}</Line>
      {report && (
        <Line>
          <Link to={report.to}>{report.label}</Link>
        </Line>
      )}
    </>
  );
};

/** The known results, on one line. */
const Results = ({ results: { totals, winners } }: { results: PromotionResults }) => {
  const translate = useTranslate();
  const { number, euro } = useFormats();
  const label = (field: string) => translate(`resources.company-report.fields.${field}`);
  const { earned = null, payout = null } = totals ?? {};
  const parts = [
    ...(typeof winners === 'number' ? [`${label('winners')}: ${number(winners)}`] : []),
    ...(earned === null ? [] : [`${label('awards_earned')}: ${number(earned)}`]),
    ...(payout === null ? [] : [`${label('payout')}: ${euro(payout)}`]),
  ];
  return parts.length > 0 && <Line>{parts.join(' · ')}</Line>;
};

const Line = ({ isStrong, children }: { isStrong?: boolean; children: ReactNode }) => (
  <Box component={isStrong ? 'strong' : 'span'} sx={isStrong ? STRONG : LINE}>
    {children}
  </Box>
);

const LINE = { display: 'block', mt: 1 };
const STRONG = { ...LINE, fontWeight: 600, color: 'status.warning.text' };
