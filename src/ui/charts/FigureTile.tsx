import Box from '@mui/material/Box';
import Paper from '@mui/material/Paper';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { Link } from 'react-admin';
import { ReadFailure } from '@/ui/page/ReadFailure';
import { Change } from './Change';
import { Sparkline, SPARKLINE_HEIGHT } from './Sparkline';

/** A number, its change, and its history. */
export type Figure = {
  value: string;
  /** Whether records are still read, or cannot all be: the value is muted. */
  isPart?: boolean;
  /** The change as a share of the previous value; null without one. */
  change: number | null;
  /** The value it is compared with, or the number of records it is based on. */
  note: string;
  points: readonly number[];
  /** A sentence that describes the points. */
  pointsLabel: string;
};

type FigureTileProps = {
  label: string;
  /** Undefined while it loads; its space is reserved. */
  figure: Figure | undefined;
  /** Loading progress in words. */
  progress?: string;
  /** The address of the list of counted records. */
  to?: string | null;
  isBusy: boolean;
  isFailed: boolean;
  /** The reason of a failure. */
  error: unknown;
  retry: () => void;
};

/** A figure at the top of the dashboard; it loads and fails independently. */
export const FigureTile = ({
  label,
  figure,
  progress,
  to,
  isBusy,
  isFailed,
  error,
  retry,
}: FigureTileProps) => {
  const id = useId();
  return (
    <Paper variant="outlined" component="section" aria-labelledby={id} aria-busy={isBusy} sx={TILE}>
      <Typography id={id} component="h2" variant="body2" color="text.secondary" sx={LABEL}>
        {label}
      </Typography>
      {isFailed && !figure ? (
        <Box sx={{ mt: 1 }}>
          <ReadFailure error={error} label={label} onRetry={retry} />
        </Box>
      ) : (
        <Content label={label} figure={figure} progress={progress} to={to} />
      )}
    </Paper>
  );
};

const TILE = {
  containerType: 'inline-size',
  display: 'flex',
  flexDirection: 'column',
  px: { xs: 2, sm: 2.5 },
  py: 2,
  minWidth: 0,
};

/** In a narrow tile every label takes two lines, so that the numbers align and nothing moves when they arrive. */
const LABEL = {
  fontWeight: 400,
  minHeight: 40,
  '@container (min-width: 220px)': { minHeight: 20 },
};

type ContentProps = Pick<FigureTileProps, 'label' | 'figure' | 'progress' | 'to'>;

const Content = ({ label, figure, progress, to }: ContentProps) => {
  if (!figure) return <FigureSkeleton note={progress} />;
  return (
    <>
      <Typography
        component="p"
        color={figure.isPart ? 'text.secondary' : 'text.primary'}
        sx={VALUE}
      >
        {to ? (
          <Link to={to} aria-label={`${label}: ${figure.value}`} sx={LINK}>
            {figure.value}
          </Link>
        ) : (
          figure.value
        )}
      </Typography>
      <Typography component="p" variant="caption" color="text.secondary" sx={NOTE}>
        {figure.change !== null && (
          <>
            <Change value={figure.change} />{' '}
          </>
        )}
        {figure.note}
      </Typography>
      <Box sx={{ mt: 'auto' }}>
        <Sparkline points={figure.points} label={figure.pointsLabel} />
      </Box>
    </>
  );
};

/** Shown while the tile's code loads. */
export const TileSkeleton = () => (
  <Paper variant="outlined" sx={TILE}>
    <Typography variant="body2" sx={LABEL}>
      <Skeleton width="70%" />
    </Typography>
    <FigureSkeleton />
  </Paper>
);

const FigureSkeleton = ({ note }: { note?: string }) => (
  <>
    <Typography component="p" sx={VALUE}>
      <Skeleton width="60%" />
    </Typography>
    <Typography component="p" variant="caption" color="text.secondary" sx={NOTE}>
      {note ?? <Skeleton width="80%" />}
    </Typography>
    <Skeleton variant="rounded" height={SPARKLINE_HEIGHT} sx={{ mt: 'auto' }} />
  </>
);

const VALUE = {
  typography: 'h1',
  '@container (min-width: 220px)': { typography: 'h4' },
  fontVariantNumeric: 'tabular-nums',
  mt: 0.5,
};

const LINK = { color: 'inherit', fontWeight: 'inherit' };

/** In a narrow tile the note takes three lines, so that the tile keeps its height. */
const NOTE = { minHeight: 48, mb: 1, '@container (min-width: 220px)': { minHeight: 16 } };
