import { useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { createContext, use } from 'react';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Change } from '@/ui/charts/Change';
import { CHART_BASE, MONTH_AXIS, countAxis, runningColor, tickLook } from '@/ui/charts/chart-look';
import { changeAt, yearBefore, type ComparedMonths } from './compared-months';

/**
 * Two bars a month, for the year before and now; the month in progress has one paler bar. Loaded lazily: the chart
 * library is larger than the pages.
 */
export const MonthBars = ({ months }: { months: ComparedMonths }) => {
  const theme = useTheme();
  const { euroTick, utc } = useFormats();
  const { starts, current, previous, running } = months;
  const tail = starts.length > current.length ? [null] : [];
  return (
    <MonthsContext value={months}>
      <BarChart
        {...CHART_BASE}
        borderRadius={2}
        slots={SLOTS}
        xAxis={[
          {
            ...MONTH_AXIS,
            tickLabelStyle: tickLook(theme),
            scaleType: 'band',
            data: [...starts],
            // A few months do not fill the chart.
            categoryGapRatio: starts.length < FEW ? 0.7 : 0.3,
            barGapRatio: 0,
            tickLabelPlacement: 'middle',
            valueFormatter: (start: Date) => utc.monthTick(start),
          },
        ]}
        yAxis={[
          {
            ...countAxis([...current, ...previous, running].map((amount) => amount ?? 0)),
            tickLabelStyle: tickLook(theme),
            valueFormatter: (amount: number) => euroTick(amount),
          },
        ]}
        series={[
          { data: [...previous, ...tail], color: theme.palette.text.disabled },
          { data: [...current, ...tail], color: theme.palette.primary.main, stack: 'now' },
          {
            data: [...current.map(() => null), ...tail.map(() => running ?? null)],
            color: runningColor(theme),
            stack: 'now',
          },
        ]}
      />
    </MonthsContext>
  );
};

/** Fewer months than this are drawn as narrow bars. */
const FEW = 6;

const MonthsContext = createContext<ComparedMonths | null>(null);

/** Both months by name with their amounts, and the change. */
const MonthTooltip = () => (
  <ChartsTooltipContainer trigger="axis">
    <MonthTooltipContent />
  </ChartsTooltipContainer>
);

const MonthTooltipContent = () => {
  const translate = useTranslate();
  const { euro, utc } = useFormats();
  const months = use(MonthsContext);
  const at = useAxesTooltip()?.[0]?.dataIndex;
  const start = at === undefined ? undefined : months?.starts[at];
  if (!months || at === undefined || !start) return null;
  const { current, previous, running } = months;
  const isRunning = at >= current.length;
  const change = changeAt(months, at);
  const written = (amount: number | null | undefined) =>
    typeof amount === 'number' ? euro(amount) : '–';
  return (
    <Paper variant="outlined" sx={TOOLTIP}>
      <table>
        <tbody>
          <tr>
            <th scope="row">
              {utc.month(start)}
              {isRunning && ` · ${translate('months.running')}`}
            </th>
            <td>{written(isRunning ? running : current[at])}</td>
          </tr>
          {!isRunning && (
            <tr>
              <th scope="row">{utc.month(yearBefore(start))}</th>
              <td>{written(previous[at])}</td>
            </tr>
          )}
        </tbody>
      </table>
      {change !== null && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('months.change')} <Change value={change} />
        </Typography>
      )}
    </Paper>
  );
};

const SLOTS = { tooltip: MonthTooltip };

const TOOLTIP = {
  px: 1.5,
  py: 1,
  boxShadow: 2,
  typography: 'caption',
  '& th': { textAlign: 'left', fontWeight: 400, color: 'text.secondary', pr: 2 },
  '& td': { textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
};
