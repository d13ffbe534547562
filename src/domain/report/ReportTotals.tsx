import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useResourceContext } from 'react-admin';
import type { WireRecord } from '@/core/resource';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { ComparedFigures } from './ComparedFigures';
import { figuresOf, isTold, type Figure, type Period } from './report-figures';
import { useFigureFormat } from './useFigureFormat';

type Rows = readonly WireRecord[];

/** The totals of the rows of a report. */
export const ReportTotals = ({ rows }: { rows: Rows }) => {
  const translate = useTranslate();
  const resource = useResourceContext();
  const { format } = useFigureFormat();
  const figures = figuresOf(rows);
  return (
    <Box component="dl" sx={GRID}>
      {SUMMED.filter((figure) => isTold(rows, figure)).map((figure) => (
        <Box key={figure}>
          <Typography component="dt" variant="body2" color="text.secondary">
            {translate(`resources.${resource}.fields.${figure}`)}
          </Typography>
          <Typography component="dd" variant="h2" sx={{ m: 0, fontVariantNumeric: 'tabular-nums' }}>
            {format(figure, figures[figure])}
          </Typography>
        </Box>
      ))}
    </Box>
  );
};

type PeriodRows = { period: Period; rows: Rows };

/** The totals of two periods, side by side. */
export const TotalsCompared = ({ one, other }: { one: PeriodRows; other: PeriodRows }) => {
  const translate = useTranslate();
  const { utc } = useFormats();
  const side = ({ period: { from, to }, rows }: PeriodRows) => ({
    name: utc.days(new Date(from), new Date(to)),
    figures: figuresOf(rows),
  });
  return (
    <ComparedFigures
      label={translate('report.title')}
      names={SUMMED}
      one={side(one)}
      other={side(other)}
    />
  );
};

/** Customers and targets are shared by several promotions: only the other figures can be added. */
const SUMMED: readonly Figure[] = [
  'participants',
  'achieved_total',
  'awards_earned',
  'awards_delivered',
  'payout',
];

const GRID = {
  display: 'grid',
  gridTemplateColumns: 'repeat(auto-fill, minmax(144px, 1fr))',
  columnGap: 3,
  rowGap: 2,
  m: 0,
};
