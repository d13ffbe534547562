import { alpha, type Theme } from '@mui/material/styles';

/** The words on a chart's axes, as quiet as a caption. */
export const tickLook = ({ palette, typography }: Theme) => ({
  fill: palette.text.secondary,
  fontSize: typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
});

/** What every chart passes on: the size of its place, no focus inside the picture, no motion while pages come in, no legend of its own. */
export const CHART_BASE = {
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  grid: { horizontal: true },
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
} as const;

const BARE = { disableLine: true, disableTicks: true } as const;

/** A scale of days. */
export const DAY_AXIS = { ...BARE, height: 24 } as const;

/** A scale of weeks or months, with the year under each January. */
export const MONTH_AXIS = { ...BARE, height: 40 } as const;

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

/** What is still running, and so not to be read beside what is whole: paler than that. */
export const runningColor = ({ palette }: Theme): string => alpha(palette.primary.main, 0.4);

/** `values`, of which the last is of a period still running, as two series: without it, and it alone. */
export const splitRunning = (values: readonly number[]) => {
  const last = values.length - 1;
  return {
    whole: values.map((value, at) => (at === last ? null : value)),
    running: values.map((value, at) => (at === last ? value : null)),
  };
};

const TICKS = 4;
