import {
  closestCenter,
  DndContext,
  DragOverlay,
  KeyboardSensor,
  MeasuringStrategy,
  PointerSensor,
  useSensor,
  useSensors,
  type UniqueIdentifier,
} from '@dnd-kit/core';
import { SortableContext } from '@dnd-kit/sortable';
import Box from '@mui/material/Box';
import { useState } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { dragTexts } from '@/kit/order/drag-texts';
import { moved } from '@/kit/order/positions';
import { useAnnouncements } from '@/kit/order/useAnnouncements';
import type { Order } from '@/kit/order/useOrder';
import { useParent } from '@/kit/registry/parent-record';
import { appLookOf, tileLookOf } from '@/domain/preview/app-look';
import { TileFace, tileGrid } from '@/domain/preview/TileFace';
import { arrowTarget } from './arrow-target';
import { GridTile } from './GridTile';

/**
 * The app's grid, in which tiles are moved by pointer and by keyboard. During a drag the other tiles show the new
 * layout; the drop target is measured in the layout at the start of the drag, because otherwise it would flip
 * between tiles of different widths.
 */
export const TileGrid = ({ order }: { order: Order }) => {
  const translate = useTranslate();
  const app = appLookOf(useParent());
  const [held, setHeld] = useState<{ from: number; to: number } | null>(null);
  const ids = order.rows.map(({ id }) => id);
  const announcements = useAnnouncements(
    order.rows.map((tile) => ({ id: tile.id, name: tileLookOf(tile).title })),
  );
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: arrowTarget(ids) }),
  );
  const placeOf = (id: UniqueIdentifier | undefined) => ids.indexOf(id ?? '');
  const shown = held ? moved(ids, held.from, held.to) : ids;
  const heldTile = held && order.rows[held.from];
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      measuring={MEASURED_ONCE}
      accessibility={{
        announcements,
        container: dragTexts(),
        screenReaderInstructions: { draggable: translate('order.instructions') },
      }}
      onDragStart={({ active }) => {
        const at = placeOf(active.id);
        setHeld({ from: at, to: at });
      }}
      onDragOver={({ over }) => {
        const to = placeOf(over?.id);
        if (to !== -1) setHeld((current) => current && { ...current, to });
      }}
      onDragEnd={({ active, over }) => {
        setHeld(null);
        const [from, to] = [placeOf(active.id), placeOf(over?.id)];
        if (from !== -1 && to !== -1 && from !== to) order.move(from, to);
      }}
      onDragCancel={() => setHeld(null)}
    >
      <SortableContext items={ids} strategy={NOTHING_SHIFTS} disabled={!order.isOpen}>
        <Box
          component="ol"
          sx={{
            ...tileGrid(104),
            gap: 1.5,
            p: { xs: 1.25, sm: 2 },
            borderRadius: 2,
            border: 1,
            borderColor: 'divider',
            bgcolor: app.background ?? 'surface.sunken',
          }}
        >
          {order.rows.map((tile, at) => (
            <GridTile
              key={tile.id ?? at}
              tile={tile}
              place={shown.indexOf(ids[at] ?? '')}
              isOpen={order.isOpen}
            />
          ))}
        </Box>
      </SortableContext>
      <DragOverlay dropAnimation={null}>
        {heldTile && (
          <Box sx={{ height: '100%', borderRadius: 1.5, boxShadow: 1, cursor: 'grabbing' }}>
            <TileFace look={tileLookOf(heldTile)} />
          </Box>
        )}
      </DragOverlay>
    </DndContext>
  );
};

const MEASURED_ONCE = { droppable: { strategy: MeasuringStrategy.BeforeDragging } };

/** CSS grid lays out the tiles, so dnd-kit applies no transforms. */
const NOTHING_SHIFTS = () => null;
