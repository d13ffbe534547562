import { alpha, type Theme } from '@mui/material/styles';

/** The labels of a chart's axes, in the size and colour of a caption. */
export const tickLook = ({ palette, typography }: Theme) => ({
  fill: palette.text.secondary,
  fontSize: typography.caption.fontSize,
  fontVariantNumeric: 'tabular-nums',
});

/** The media query of the system's contrast themes, which replace all colours by their own. */
export const FORCED_COLORS = '@media (forced-colors: active)';

/** The legend's marks and the series of the same ids in contrast themes, which differ only by their pattern. */
export const FORCED_BARS = {
  current: { fill: 'CanvasText', stroke: 'none' },
  previous: { fill: 'Canvas', stroke: 'CanvasText' },
  running: { fill: 'Canvas', stroke: 'CanvasText', strokeDasharray: '3 2' },
} as const;

/** Colours of a chart's text and series in contrast themes, which the browser does not force inside an svg. */
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

/** An axis of days that labels every `step`th one: automatic labels are unevenly spaced, as their widths differ. */
export const dayAxis = (step: number) => ({
  ...BARE,
  height: 24,
  tickLabelInterval: (_: unknown, at: number) => at % step === 0,
});

/**
 * An axis of months, with the year under each January. The gap makes narrow axes label every second or third month;
 * with a smaller one, only the months with short names would have labels.
 */
export const MONTH_AXIS = { ...BARE, height: 40, tickLabelMinGap: 8 } as const;

/** An axis of whole numbers from zero. It has a height even if all counts are zero. */
export const countAxis = (counts: readonly number[]) =>
  ({
    ...BARE,
    width: 'auto',
    min: 0,
    max: counts.some((count) => count > 0) ? undefined : TICKS,
    tickMinStep: 1,
    tickNumber: TICKS,
  }) as const;

/** The colour of a period that is still running: paler, so that it is not compared with complete ones. */
export const runningColor = ({ palette }: Theme): string => alpha(palette.primary.main, 0.4);

/** Splits `values`, the last of which is of a period still running, into a series without it and one with only it. */
export const splitRunning = (values: readonly number[]) => {
  const last = values.length - 1;
  return {
    whole: values.map((value, at) => (at === last ? null : value)),
    running: values.map((value, at) => (at === last ? value : null)),
  };
};

const TICKS = 4;
