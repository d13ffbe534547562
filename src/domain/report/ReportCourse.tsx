import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useResourceContext } from 'react-admin';
import { MonthsFigure } from '@/domain/months/MonthsFigure';
import { useReferences } from '@/kit/references/useReference';
import { useDefinition } from '@/kit/registry/definitions';
import { ChartSkeleton } from '@/ui/charts/ChartFigure';
import { useFormats } from '@/ui/formats/useFormats';
import { announceNews } from '@/ui/announce/announced';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { comparedCourseOf, courseOf, type CourseSide } from './report-course';
import { MAIN_FIGURE } from './report-figures';

type ReportCourseProps = {
  one: CourseSide;
  /** The compared period. */
  other?: CourseSide;
};

/**
 * The turnover of report rows over time, by the month in which their promotions began; its room is kept while it loads.
 */
export const ReportCourse = ({ one, other }: ReportCourseProps) => {
  const translate = useTranslate();
  const { number, utc } = useFormats();
  const resource = useResourceContext();
  const promotions = useReferences(useDefinition('promotion'));
  const { data } = promotions;
  const startOf = (code: string) => data?.byCode.get(code)?.record.start_date;
  const course =
    data && (other ? comparedCourseOf(one, other, startOf) : courseOf(one.rows, startOf));
  const nameOf = ({ period }: CourseSide) => utc.days(new Date(period.from), new Date(period.to));
  return (
    <Box sx={ROOM}>
      <Typography variant="body2" component="h3" color="text.secondary" sx={{ mb: 1 }}>
        {translate('report.course')}
      </Typography>
      {course ? (
        <MonthsFigure
          label={translate('report.course_text')}
          months={course.months}
          names={{
            current: other ? nameOf(one) : translate(`resources.${resource}.fields.${MAIN_FIGURE}`),
            previous: other ? nameOf(other) : translate('months.before'),
          }}
          height={HEIGHT}
        />
      ) : promotions.isError ? (
        <Typography ref={announceNews} variant="body2" color="text.secondary">
          {translate('query_card.failure')}
        </Typography>
      ) : (
        <ChartSkeleton />
      )}
      {course && course.left > 0 && (
        <Typography variant="caption" component="p" color="text.secondary">
          {translate('report.course_left', {
            smart_count: course.left,
            count: number(course.left),
          })}
        </Typography>
      )}
    </Box>
  );
};

const HEIGHT = 136;
const ROOM = { display: 'flex', flexDirection: 'column', minWidth: 0, minHeight: HEIGHT + 32 };
