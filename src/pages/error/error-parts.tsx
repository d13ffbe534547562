import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type { SxProps, Theme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PlainButton } from '@/shared/plain/PlainButton';

export type ErrorWords = {
  /** The specification's line, in English. */
  quote: string;
  explanation: string;
  back: string;
  previous: string;
};

/** What every design says: the quoted line, a sentence in the reader's language, the ways out. */
export const Telling = ({
  words,
  isCentred = false,
}: {
  words: ErrorWords;
  isCentred?: boolean;
}) => (
  <Box sx={{ textAlign: isCentred ? 'center' : undefined, maxWidth: 520 }}>
    <Typography variant="h4" component="h1" lang="en" sx={{ textWrap: 'balance' }}>
      {words.quote}
    </Typography>
    <Typography color="text.secondary" sx={{ mt: 1, textWrap: isCentred ? 'balance' : 'pretty' }}>
      {words.explanation}
    </Typography>
    <Box
      sx={{
        mt: 4,
        display: 'flex',
        flexWrap: 'wrap',
        gap: 1,
        justifyContent: isCentred ? 'center' : undefined,
      }}
    >
      <PlainButton look="primary" href="#/">
        {words.back}
      </PlainButton>
      {window.history.length > 1 && (
        <PlainButton look="outlined" onClick={() => window.history.back()}>
          {words.previous}
        </PlainButton>
      )}
    </Box>
  </Box>
);

/** The number, larger than any other text of the product. */
export const Numeral = () => (
  <Typography
    component="p"
    sx={{
      fontSize: { xs: '4.5rem', sm: '6rem' },
      lineHeight: 1,
      fontWeight: 700,
      letterSpacing: '-0.05em',
      fontVariantNumeric: 'tabular-nums',
    }}
  >
    404
  </Typography>
);

type DrawingProps = {
  viewBox: string;
  /** How the picture fills a frame of another shape; whole, and in the middle, to begin with. */
  fit?: string;
  sx?: SxProps<Theme>;
  children: ReactNode;
};

/** The sheet every scene is drawn on: lines in the theme's colours, named by what they are. */
export const Drawing = ({ viewBox, fit, sx = null, children }: DrawingProps) => (
  <Box
    component="svg"
    viewBox={viewBox}
    preserveAspectRatio={fit}
    aria-hidden
    focusable="false"
    sx={[
      ({ palette: { status, text, background } }) => ({
        display: 'block',
        width: '100%',
        fill: 'none',
        stroke: text.disabled,
        strokeWidth: 2,
        strokeLinecap: 'round',
        strokeLinejoin: 'round',
        '& [data-faint]': { opacity: 0.4 },
        '& [data-accent]': { stroke: status.accent.solid },
        '& [data-tint]': { fill: status.accent.tint, stroke: status.accent.solid },
        '& [data-wash]': { fill: status.accent.tint, stroke: 'none' },
        '& [data-solid]': { fill: status.accent.solid, stroke: 'none' },
        '& [data-ground]': { fill: background.paper },
        '& [data-done]': { fill: status.success.tint, stroke: status.success.solid },
        '& [data-warm]': { fill: status.warning.tint, stroke: status.warning.solid },
      }),
      ...(Array.isArray(sx) ? sx : [sx]),
    ]}
  >
    {children}
  </Box>
);

type SceneProps = Omit<DrawingProps, 'fit'> & {
  /** Height of the whole scene, in pixels, from a small to a large window. */
  height: { xs: number; md: number };
  /** Width it keeps on a phone, in pixels: the edges of the scene are cut off there. */
  atLeast: number;
};

/** A drawing that stands on the lower edge of the page; its ground may be drawn beyond both ends. */
export const Scene = ({ height, atLeast, sx = null, ...drawing }: SceneProps) => (
  <Box sx={{ flex: 'none', overflow: 'hidden' }}>
    <Drawing
      {...drawing}
      fit="xMidYMax meet"
      sx={[
        {
          height,
          width: `max(100%, ${atLeast}px)`,
          position: 'relative',
          left: '50%',
          transform: 'translateX(-50%)',
          overflow: 'visible',
        },
        ...(Array.isArray(sx) ? sx : [sx]),
      ]}
    />
  </Box>
);
