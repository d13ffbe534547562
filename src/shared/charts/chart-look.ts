import type { Theme } from '@mui/material/styles';
import { CHART_HEIGHT } from './ChartFigure';

/** The words on a chart's axes, as quiet as a caption. */
export const tickLook = ({ palette, typography }: Theme) => ({
  fill: palette.text.secondary,
  fontSize: typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
});

/** What every chart passes on: no focus inside the picture, no motion while pages come in, no legend of its own. */
export const CHART_BASE = {
  height: CHART_HEIGHT,
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  grid: { horizontal: true },
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
} as const;

const BARE = { disableLine: true, disableTicks: true } as const;

/** A scale of days, weeks or months. */
export const TIME_AXIS = { ...BARE, height: 24 } as const;

/** A scale of whole numbers from zero; without a single one it would have no height to draw in. */
export const countAxis = (counts: readonly number[]) =>
  ({
    ...BARE,
    width: 'auto',
    min: 0,
    max: counts.some((count) => count > 0) ? undefined : TICKS,
    tickMinStep: 1,
    tickNumber: TICKS,
  }) as const;

const TICKS = 4;
