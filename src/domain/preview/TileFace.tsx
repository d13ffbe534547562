import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import type { TileLook } from './app-look';
import { SectionIcon } from './SectionIcon';

/** The grid of an app's home screen: three columns of equal width, rows of equal height. */
export const tileGrid = (rowHeight: number) =>
  ({
    display: 'grid',
    gridTemplateColumns: 'repeat(3, minmax(0, 1fr))',
    gridAutoRows: `${rowHeight}px`,
    gap: 1,
    m: 0,
    p: 0,
    listStyle: 'none',
  }) as const;

type TileFaceProps = {
  look: TileLook;
  /** Replaces the title's text, for example with a link. */
  title?: ReactNode;
  /** A note about the tile that the app does not show. */
  note?: string;
  isMarked?: boolean;
  /** Whether another element covers its upper right corner. */
  isNarrow?: boolean;
};

/**
 * A tile as the app draws it. Over a picture the title is on a strip of the tile's own background, so that it is
 * readable on any picture.
 */
export const TileFace = ({
  look,
  title,
  note,
  isMarked = false,
  isNarrow = false,
}: TileFaceProps) => {
  const translate = useTranslate();
  const ground = look.background ?? 'surface.sunken';
  return (
    <Box sx={[FACE, isMarked && MARKED, { bgcolor: ground, color: look.text ?? 'text.primary' }]}>
      {look.picture && (
        <Box component="img" src={look.picture} alt="" draggable={false} sx={PICTURE} />
      )}
      <Box sx={[HEAD, isNarrow && BESIDE_CORNER]}>
        {!look.picture && <SectionIcon section={look.section} />}
        {note && (
          <Box component="span" sx={[NOTE, { bgcolor: ground }]}>
            {note}
          </Box>
        )}
      </Box>
      <Box component="span" title={look.title} sx={[STRIP, { bgcolor: ground }]}>
        <Box component="span" sx={TWO_LINES}>
          {title ?? (look.title || translate('preview.no_title'))}
        </Box>
      </Box>
    </Box>
  );
};

const FACE = {
  position: 'relative',
  isolation: 'isolate',
  // In forced-colours mode it becomes visible and gives the tiles an edge.
  outline: '1px solid transparent',
  display: 'flex',
  flexDirection: 'column',
  justifyContent: 'space-between',
  height: '100%',
  overflow: 'hidden',
  borderRadius: 1.5,
} as const;

const MARKED = { outline: '2px solid', outlineColor: 'primary.main', outlineOffset: '2px' };

const PICTURE = {
  position: 'absolute',
  inset: 0,
  width: '100%',
  height: '100%',
  objectFit: 'cover',
} as const;

const HEAD = {
  position: 'relative',
  p: 1,
  lineHeight: '24px',
  '& > svg': { fontSize: 20, mr: 0.5, verticalAlign: 'middle' },
} as const;

/** Places the note beside the element in the corner, or below it, so that it is never cut. */
const BESIDE_CORNER = {
  '&::before': { content: '""', float: 'right', width: 32, height: 24 },
} as const;

const NOTE = {
  display: 'inline-block',
  verticalAlign: 'middle',
  px: 0.75,
  borderRadius: 1,
  border: '1px solid currentColor',
  fontSize: 12,
  lineHeight: 1.5,
  whiteSpace: 'nowrap',
} as const;

/** Not positioned: it is above the picture by its order alone, so that a link in it can cover the whole tile. */
const STRIP = {
  zIndex: 1,
  px: 1,
  py: 0.75,
  fontSize: 12,
  lineHeight: 1.25,
  fontWeight: 600,
} as const;

const TWO_LINES = {
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 2,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
} as const;
