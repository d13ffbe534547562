import Skeleton from '@mui/material/Skeleton';
import type { RaRecord } from 'react-admin';
import { keysUnder } from '@/i18n/keys-under';
import { dayOf } from '@/core/days';
import { isUnreadable } from '@/core/read-sum';
import type { WireRecord } from '@/core/resource';
import { hasEnded } from '@/core/state';
import { textOrNumberOf } from '@/core/text';
import { useCurrentUser } from '@/providers/session/use-session';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { QueryCard } from '@/kit/record/QueryCard';
import { seesAllOf } from '@/domain/audience/sees-all-of';
import { givenResource } from '@/domain/promotion/promotion-steps';
import { quotaLeftOf } from '@/domain/promotion/quota-left';
import { usePromotionParts } from '@/domain/promotion/usePromotionParts';
import { FIGURES, figureOf, MAIN_FIGURE, type Figure } from '@/domain/report/report-figures';
import { useFigureFormat } from '@/domain/report/useFigureFormat';
import { shareOf } from './report-figures';
import { FigureFact, FigureGrid } from '@/ui/page/Figures';
import { OtherFigures } from './OtherFigures';
import { OtherReport } from './OtherReport';
import { useDaysSoFar } from './useDaysSoFar';
import { useOtherReport } from './useOtherReport';
import { OfTarget, TargetBasis, TargetFigure, type Measured } from './TargetFigure';

type ReportFiguresProps = {
  report: WireRecord;
  /** Null where it cannot be read, undefined while it is read. */
  promotion: RaRecord | null | undefined;
  measured: Measured;
};

/** The figures of a report, beside those of another promotion of the company once one is chosen. */
export const ReportFigures = ({ report, promotion, measured }: ReportFiguresProps) => {
  const translate = useTranslate();
  const { other, query, choose } = useOtherReport(report);
  return (
    <QueryCard
      title={translate(key('title'))}
      action={<OtherReport report={report} other={other} onChoose={choose} />}
      query={query}
    >
      {other ? (
        <OtherFigures
          label={translate(key('title'))}
          report={report}
          promotion={promotion}
          other={other}
        />
      ) : (
        <>
          <FigureGrid>
            {[MAIN_FIGURE, ...FIGURES.filter((figure) => figure !== MAIN_FIGURE)].map((figure) =>
              figure === 'target_total' ? (
                <TargetFigure key={figure} measured={measured} />
              ) : (
                <FigureBox
                  key={figure}
                  figure={figure}
                  report={report}
                  promotion={promotion}
                  measured={measured}
                />
              ),
            )}
            <QuotaLeft report={report} promotion={promotion} />
          </FigureGrid>
          <TargetBasis report={report} measured={measured} />
        </>
      )}
    </QueryCard>
  );
};

const key = keysUnder('resources.company-report.figures');

type FigureBoxProps = ReportFiguresProps & { figure: Figure };

const FigureBox = ({ figure, report, promotion, measured }: FigureBoxProps) => {
  const translate = useTranslate();
  const { share, utc } = useFormats();
  const [start, end] = [dayOf(promotion?.start_date), dayOf(promotion?.end_date)];
  const soFar = useDaysSoFar(promotion);
  const { format } = useFigureFormat();
  const value = figureOf(report, figure);
  const part = PARTS[figure];
  const partOf = part && shareOf(value, figureOf(report, part.of));
  const hasFigure = part && partOf !== null && partOf !== undefined;
  return (
    <FigureFact
      isLarge={figure === MAIN_FIGURE}
      label={[
        translate(`resources.company-report.fields.${figure}`),
        // Only the large figure has room for its days.
        ...(figure === MAIN_FIGURE && start && end ? [utc.days(start, end)] : []),
        ...(figure === MAIN_FIGURE && soFar !== undefined ? [soFar] : []),
      ].join(' · ')}
      figure={format(figure, value)}
      note={
        figure === MAIN_FIGURE ? (
          <OfTarget measured={measured} />
        ) : (
          hasFigure && translate(key(part.words), { share: share(partOf) })
        )
      }
    />
  );
};

/** Figures that are also shown as a share of another one. */
const PARTS: Partial<Record<Figure, { of: Figure; words: string }>> = {
  participants: { of: 'customers', words: 'participation' },
  awards_delivered: { of: 'awards_earned', words: 'of_earned' },
  payout: { of: 'achieved_total', words: 'of_turnover' },
};

/**
 * The number of awards the company may still give while the promotion is not over, where its quota can be read, and
 * whether there are any. A user who sees only some of the company's customers cannot know what the others earned.
 */
const QuotaLeft = ({ report, promotion }: Pick<ReportFiguresProps, 'report' | 'promotion'>) => {
  const company = textOrNumberOf(report.company_code);
  const seesAll = seesAllOf(useCurrentUser(), [company]);
  const isOpen = promotion && !hasEnded(promotion);
  if (!isOpen || !seesAll || isUnreadable(report.awards_earned)) return null;
  return <KnownQuotaLeft report={report} promotion={promotion} />;
};

type KnownQuotaLeftProps = { report: WireRecord; promotion: RaRecord };

const KnownQuotaLeft = ({ report, promotion }: KnownQuotaLeftProps) => {
  const translate = useTranslate();
  const { number } = useFormats();
  const { given, isFailed } = usePromotionParts(promotion);
  const left = quotaLeftOf(promotion, report, given ?? []);
  if (left === undefined || (!given && isFailed)) return null;
  const isNothingGiven = given?.length === 0;
  const figure = isNothingGiven
    ? translate(key('nothing_left'))
    : left === Number.POSITIVE_INFINITY
      ? translate(key('no_limit'))
      : number(left);
  return (
    <FigureFact
      label={translate('resources.company-report.fields.quota_left')}
      figure={given ? figure : <Skeleton width={96} />}
      note={isNothingGiven && translate(key(`nothing_given.${givenResource(promotion)}`))}
    />
  );
};
