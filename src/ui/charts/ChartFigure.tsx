import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import { visuallyHidden } from '@mui/utils';
import type { ReactNode } from 'react';
import { useIsNear } from './useIsNear';

/** Minimum height in pixels, reserved while the chart's code loads so that nothing jumps. */
export const CHART_HEIGHT = 208;

type ChartFigureProps = {
  /** A sentence that describes the chart. */
  label: string;
  header: readonly string[];
  /** The same numbers as text, one row per point; the first cell names the point. */
  rows: readonly (readonly string[])[];
  /** Minimum height in pixels, if not that of all charts. */
  height?: number;
  children: ReactNode;
};

/** The place of a chart while its code or its numbers load. */
export const ChartSkeleton = () => <Skeleton variant="rounded" height="100%" />;

/**
 * A chart with a sentence that describes it and a table of its numbers for screen readers. It fills the available
 * height, and is drawn only when it is about to be visible, because charts are slow.
 */
export const ChartFigure = ({
  label,
  header,
  rows,
  height = CHART_HEIGHT,
  children,
}: ChartFigureProps) => {
  const [place, isNear] = useIsNear();
  return (
    <Box sx={FIGURE}>
      <Box ref={place} role="img" aria-label={label} sx={PICTURE} style={{ minHeight: height }}>
        <div>{isNear ? children : <ChartSkeleton />}</div>
      </Box>
      <Box sx={visuallyHidden}>
        <table>
          <caption>{label}</caption>
          <thead>
            <tr>
              {header.map((text) => (
                <th key={text} scope="col">
                  {text}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(([name, ...values]) => (
              <tr key={name}>
                <th scope="row">{name}</th>
                {values.map((value, at) => (
                  <td key={header[at + 1]}>{value}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Box>
    </Box>
  );
};

const FIGURE = {
  position: 'relative',
  flex: 1,
  display: 'flex',
  flexDirection: 'column',
  minWidth: 0,
};

const PICTURE = {
  position: 'relative',
  flex: 1,
  '& > div': { position: 'absolute', inset: 0 },
};
