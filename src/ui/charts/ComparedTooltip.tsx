import Paper from '@mui/material/Paper';
import Typography from '@mui/material/Typography';
import { ChartsTooltipContainer, useAxesTooltip } from '@mui/x-charts/ChartsTooltip';
import { createContext, use, type ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { Change } from './Change';

/** The compared periods at a point of a chart, each with its name and formatted value, and the change between them. */
export type ComparedPoint = {
  periods: readonly (readonly [name: string, value: string])[];
  /** Null where nothing is compared. */
  change: number | null;
  /** Whether more is neither better nor worse. */
  isNeutral?: boolean;
};

/** Returns the point at an index of the axis; null where there is nothing to show. */
type PointAt = (at: number) => ComparedPoint | null;

const PointContext = createContext<PointAt>(() => null);

/** Provides the points of a chart whose `slots` are {@link COMPARED_TOOLTIP}, the tooltip of charts that compare. */
export const ComparedPoints = ({ at, children }: { at: PointAt; children: ReactNode }) => (
  <PointContext value={at}>{children}</PointContext>
);

const Tooltip = () => (
  <ChartsTooltipContainer trigger="axis">
    <TooltipContent />
  </ChartsTooltipContainer>
);

const TooltipContent = () => {
  const translate = useTranslate();
  const pointAt = use(PointContext);
  const at = useAxesTooltip()?.[0]?.dataIndex;
  const point = at === undefined ? null : pointAt(at);
  if (!point) return null;
  return (
    <Paper variant="outlined" sx={TOOLTIP}>
      <table aria-label={point.periods.map(([name]) => name).join(', ')}>
        <tbody>
          {point.periods.map(([name, value]) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{value}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {point.change !== null && (
        <Typography variant="caption" component="p" color="text.secondary" sx={{ mt: 0.5 }}>
          {translate('chart.change')} <Change value={point.change} isNeutral={point.isNeutral} />
        </Typography>
      )}
    </Paper>
  );
};

export const COMPARED_TOOLTIP = { tooltip: Tooltip };

const TOOLTIP = {
  px: 1.5,
  py: 1,
  boxShadow: 2,
  typography: 'caption',
  '& th': { textAlign: 'left', fontWeight: 400, color: 'text.secondary', pr: 2 },
  '& td': { textAlign: 'right', fontWeight: 600, fontVariantNumeric: 'tabular-nums' },
};
