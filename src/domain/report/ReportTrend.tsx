import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useResourceContext } from 'react-admin';
import { PROMOTION } from '@/core/resource-names';
import { MonthsFigure } from '@/domain/months/MonthsFigure';
import { useReferences } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { ChartSkeleton } from '@/ui/charts/ChartFigure';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ReadFailure } from '@/ui/page/ReadFailure';
import { comparedTrendOf, trendOf } from './report-trend';
import { MAIN_FIGURE, type PeriodRows } from './report-figures';

type ReportTrendProps = {
  one: PeriodRows;
  /** The compared period. */
  other?: PeriodRows;
};

/**
 * The turnover of report rows by the month in which their promotions began. Its space is reserved while it loads.
 */
export const ReportTrend = ({ one, other }: ReportTrendProps) => {
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const resource = useResourceContext();
  const promotions = useReferences(useDefinition(PROMOTION));
  const { data } = promotions;
  const startOf = (code: string) => data?.byCode.get(code)?.record.start_date;
  const trend = data && (other ? comparedTrendOf(one, other, startOf) : trendOf(one.rows, startOf));
  const nameOf = ({ period }: PeriodRows) => utc.days(new Date(period.from), new Date(period.to));
  return (
    <Box sx={ROOM}>
      <Typography variant="body2" component="h3" color="text.secondary" sx={{ mb: 1 }}>
        {translate('report.trend')}
      </Typography>
      {trend ? (
        <MonthsFigure
          label={translate('report.trend_text')}
          months={trend.months}
          names={{
            current: other ? nameOf(one) : translate(`resources.${resource}.fields.${MAIN_FIGURE}`),
            previous: other ? nameOf(other) : translate('months.before'),
          }}
          height={HEIGHT}
        />
      ) : promotions.isError ? (
        <ReadFailure
          error={promotions.error}
          label={translate('report.trend')}
          onRetry={() => void promotions.refetch()}
        />
      ) : (
        <ChartSkeleton />
      )}
      {trend && trend.left > 0 && (
        <Typography variant="caption" component="p" color="text.secondary">
          {translate('report.trend_left', {
            smart_count: trend.left,
            count: number(trend.left),
          })}
        </Typography>
      )}
    </Box>
  );
};

const HEIGHT = 136;
const ROOM = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: HEIGHT + 32 };
