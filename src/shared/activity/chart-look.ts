import type { Theme } from '@mui/material/styles';

/** Axes and grid of a chart as quiet as the hairlines of a card. */
export const chartLook = (theme: Theme) => ({
  '& .MuiChartsAxis-tickLabel': {
    ...theme.typography.caption,
    fill: theme.palette.text.secondary,
    fontVariantNumeric: 'tabular-nums',
  },
  '& .MuiChartsAxis-line': { stroke: theme.palette.divider },
  '& .MuiChartsGrid-line': { stroke: theme.palette.divider },
});

/** What every chart passes on: no focus inside the picture, no motion while pages come in, no legend of its own. */
export const CHART_BASE = {
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  grid: { horizontal: true },
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
} as const;

/** A scale of whole numbers from zero. */
export const COUNT_AXIS = {
  width: 44,
  min: 0,
  tickMinStep: 1,
  tickNumber: 4,
  disableLine: true,
  disableTicks: true,
} as const;
