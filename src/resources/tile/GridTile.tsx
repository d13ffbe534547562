import { useSortable } from '@dnd-kit/sortable';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEventHandler, PointerEventHandler } from 'react';
import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { tileLookOf } from '@/domain/preview/app-look';
import { TileFace } from '@/domain/preview/TileFace';
import { TileLink } from './TileLink';
import { seenBy, seenByLabel } from './visibility';

type GridTileProps = {
  tile: RaRecord;
  /** Index from 0, as shown while a tile is dragged. */
  place: number;
  isOpen: boolean;
};

/** A tile of the grid: a click opens it; it can be dragged anywhere by pointer, by keyboard at its handle. */
export const GridTile = ({ tile, place, isOpen }: GridTileProps) => {
  const translate = useTranslate();
  const look = tileLookOf(tile);
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, isDragging } = useSortable({
    id: tile.id,
  });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      onPointerDown={listeners?.onPointerDown as PointerEventHandler | undefined}
      sx={{
        position: 'relative',
        order: place,
        minWidth: 0,
        gridColumn: `span ${look.span}`,
        opacity: isDragging ? 0.35 : 1,
        cursor: isOpen ? 'grab' : 'auto',
        borderRadius: 1.5,
        '&:has(a:focus-visible)': RING,
      }}
    >
      <TileFace
        look={look}
        title={<TileLink tile={tile} sx={WHOLE_TILE} />}
        note={seenBy(tile).length === 2 ? undefined : translate(seenByLabel(tile))}
        isNarrow={isOpen}
      />
      {isOpen && (
        <IconButton
          size="small"
          ref={setActivatorNodeRef}
          {...attributes}
          aria-label={translate('order.handle', { name: look.title })}
          aria-roledescription={undefined}
          onKeyDown={listeners?.onKeyDown as KeyboardEventHandler | undefined}
          sx={HANDLE}
        >
          <DragIndicatorIcon fontSize="small" />
        </IconButton>
      )}
    </Box>
  );
};

/** Extends the link over the whole tile. */
const WHOLE_TILE = {
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&::after': { content: '""', position: 'absolute', inset: 0 },
  // The tile clips its content: the ring is around it.
  '&:focus-visible': { outline: 'none', '--forced-ring': 'none' },
} as const;

/** The page's own ring (base.css). */
const RING = { outline: 'var(--focus-ring)', outlineOffset: 'var(--focus-ring-offset)' } as const;

const HANDLE = {
  position: 'absolute',
  top: 6,
  right: 6,
  width: 28,
  height: 28,
  p: 0,
  cursor: 'grab',
  touchAction: 'none',
  color: 'text.secondary',
  bgcolor: 'background.paper',
  border: 1,
  borderColor: 'divider',
  '&:hover': { bgcolor: 'background.paper', color: 'text.primary' },
} as const;
