import { alpha, type Theme } from '@mui/material/styles';

/** The labels of a chart's axes, as quiet as a caption. */
export const tickLook = ({ palette, typography }: Theme) => ({
  fill: palette.text.secondary,
  fontSize: typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
});

/** A media query for the contrast themes of the system, in which only its own colours are kept. */
export const FORCED_COLORS = '@media (forced-colors: active)';

/** The marks of the legend and the series of the same ids in contrast themes: they differ by their pattern. */
export const FORCED_BARS = {
  current: { fill: 'CanvasText', stroke: 'none' },
  previous: { fill: 'Canvas', stroke: 'CanvasText' },
  running: { fill: 'Canvas', stroke: 'CanvasText', strokeDasharray: '3 2' },
} as const;

/** Text and series of a chart in contrast themes; forced colours do not apply inside an svg. */
const FORCED_LOOK = {
  [FORCED_COLORS]: {
    '& text': { fill: 'CanvasText !important' },
    '& [data-series] rect': FORCED_BARS.current,
    '& [data-series="previous"] rect': FORCED_BARS.previous,
    '& [data-series="running"] rect': FORCED_BARS.running,
  },
};

/**
 * Properties shared by all charts: their size, nothing focusable in the picture, no animation while pages load, no
 * legend.
 */
export const CHART_BASE = {
  margin: { top: 8, right: 8, bottom: 0, left: 0 },
  grid: { horizontal: true },
  hideLegend: true,
  skipAnimation: true,
  disableKeyboardNavigation: true,
  sx: FORCED_LOOK,
} as const;

const BARE = { disableLine: true, disableTicks: true } as const;

/** An axis of days that names each `step`th: named by the room there is, narrow names would be closer together. */
export const dayAxis = (step: number) => ({
  ...BARE,
  height: 24,
  tickLabelInterval: (_: unknown, at: number) => at % step === 0,
});

/**
 * An axis of months, with the year under each January. Where months are narrow every second or third one is
 * named: with a smaller gap only the narrow names would be, side by side.
 */
export const MONTH_AXIS = { ...BARE, height: 40, tickLabelMinGap: 8 } as const;

/** An axis of whole numbers from zero. Its maximum is at least one: without height nothing could be drawn. */
export const countAxis = (counts: readonly number[]) =>
  ({
    ...BARE,
    width: 'auto',
    min: 0,
    max: counts.some((count) => count > 0) ? undefined : TICKS,
    tickMinStep: 1,
    tickNumber: TICKS,
  }) as const;

/** The colour of a period that is not over: paler, so that it is not compared with complete ones. */
export const runningColor = ({ palette }: Theme): string => alpha(palette.primary.main, 0.4);

/** Splits `values`, whose last one is of a period still running, into two series: without it, and only it. */
export const splitRunning = (values: readonly number[]) => {
  const last = values.length - 1;
  return {
    whole: values.map((value, at) => (at === last ? null : value)),
    running: values.map((value, at) => (at === last ? value : null)),
  };
};

const TICKS = 4;
