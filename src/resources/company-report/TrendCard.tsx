import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { keysUnder } from '@/i18n/keys-under';
import { MonthsFigure } from '@/domain/months/MonthsFigure';
import { QueryCard } from '@/kit/record/QueryCard';
import { ChangeIn } from '@/ui/charts/Change';
import { CHART_HEIGHT } from '@/ui/charts/ChartFigure';
import { changeOf } from '@/core/change';
import { firstDayOf, lastDayOf, type MonthSpan } from '@/core/months';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { ReportLine } from './report-figures';
import { useComparedCode } from './useOtherReport';
import type { useYearBefore } from './useYearBefore';
import { comparedTurnover, trendOf } from './year-before';

type TrendCardProps = {
  /** The promotion of the report. */
  code: string;
  lines: readonly ReportLine[];
  yearBefore: ReturnType<typeof useYearBefore>;
};

const key = keysUnder('resources.company-report.trend');

/**
 * The participants' purchases in the whole months of the promotion, month by month, beside the year before; while the
 * report is compared with another one, it says that these are not.
 */
export const TrendCard = ({ code, lines, yearBefore: { months, query } }: TrendCardProps) => {
  const translate = useTranslate();
  const isCompared = useComparedCode(code) !== null;
  const { euroOrDash, change, utc } = useFormats();
  const customers = lines.map(({ customer_code }) => customer_code);
  const sums = query.data && comparedTurnover(query.data, customers);
  const spanOf = (span: MonthSpan | null | undefined, shift: number) =>
    span ? utc.span(firstDayOf(span.first + shift), lastDayOf(span.last + shift)) : '';
  const part = changeOf(sums?.now, sums?.before);
  const sentence = translate(key(part === null ? 'not_compared' : 'compared'), {
    months: spanOf(query.data?.compared, 0),
    amount: euroOrDash(sums?.now),
    change: part === null ? '' : change(part),
    previous: spanOf(query.data?.compared, -12),
    before: euroOrDash(sums?.before),
  });
  return (
    <QueryCard
      title={translate(key('title'))}
      query={months ? query : undefined}
      waiting={<Skeleton variant="rounded" height={CHART_HEIGHT + 48} />}
      empty={months ? undefined : translate('resources.company-report.cost.no_whole_month')}
    >
      {isCompared && (
        <Typography variant="body2" color="text.secondary">
          {translate(key('own'))}
        </Typography>
      )}
      <Typography variant="body2" color="text.secondary" sx={{ mb: 1 }}>
        {part === null ? sentence : <ChangeIn value={part}>{sentence}</ChangeIn>}
      </Typography>
      {months && query.data && (
        <MonthsFigure
          label={translate(key('chart'))}
          months={trendOf(query.data.byMonth, customers, months.first)}
          names={{ current: spanOf(months, 0), previous: spanOf(query.data.compared, -12) }}
        />
      )}
    </QueryCard>
  );
};
