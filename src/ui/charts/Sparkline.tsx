import Box from '@mui/material/Box';

type SparklineProps = {
  /** Oldest first, at least two; the line is drawn between zero and their maximum. */
  points: readonly number[];
  /** A sentence that describes the line. */
  label: string;
};

/** The history of a number as a line without scales. */
export const Sparkline = ({ points, label }: SparklineProps) => {
  const line = pathOf(points);
  return (
    <Box
      component="svg"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
      preserveAspectRatio="none"
      focusable="false"
      sx={{ display: 'block', width: '100%', height: SPARKLINE_HEIGHT, color: 'primary.main' }}
    >
      <path d={`${line} V ${HEIGHT} H 0 Z`} fill="currentColor" opacity={0.1} />
      <path
        d={line}
        fill="none"
        stroke="currentColor"
        strokeWidth={1.5}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </Box>
  );
};

/** Height in pixels, reserved until the points are known. */
export const SPARKLINE_HEIGHT = 32;

/** The view box is stretched to the element; the stroke is not. */
const WIDTH = 100;
const HEIGHT = 32;
const STROKE = 1;

/** The points as an SVG path, from the left edge to the right. */
export const pathOf = (points: readonly number[]): string => {
  const highest = Math.max(...points, 0);
  return points
    .map((point, at) => {
      const x = points.length > 1 ? (at / (points.length - 1)) * WIDTH : 0;
      const part = highest > 0 ? Math.max(point, 0) / highest : 0;
      const y = HEIGHT - STROKE - part * (HEIGHT - 2 * STROKE);
      return `${at === 0 ? 'M' : 'L'} ${round(x)} ${round(y)}`;
    })
    .join(' ');
};

const round = (length: number) => Math.round(length * 100) / 100;
