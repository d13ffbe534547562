import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  PointerSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import {
  SortableContext,
  sortableKeyboardCoordinates,
  useSortable,
  verticalListSortingStrategy,
} from '@dnd-kit/sortable';
import DragIndicatorIcon from '@mui/icons-material/DragIndicator';
import Box from '@mui/material/Box';
import IconButton from '@mui/material/IconButton';
import type { KeyboardEventHandler, PointerEventHandler, ReactNode } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { dragTexts } from './drag-texts';
import { MoveButtons } from './MoveButtons';
import { useAnnouncements, type OrderedItem } from './useAnnouncements';

type SortableRowsProps<Item extends OrderedItem> = {
  items: readonly Item[];
  /** Accessible name of the list. */
  label: string;
  isOpen: boolean;
  /** Rows of one line, moved only by their handles. */
  isDense?: boolean;
  /** Moves the item at `from` to `to`, both counted from 0. */
  onMove: (from: number, to: number) => void;
  /** Called with whether a row is being moved: Escape then puts it back. */
  onMoving?: (isMoving: boolean) => void;
  /** The content of a row between its handle and its buttons. */
  children: (item: Item, at: number) => ReactNode;
  /** Rendered after the buttons that move a row. */
  renderAction?: (item: Item, at: number) => ReactNode;
};

/** Rows one below the other, moved by their handles with pointer and keyboard, and by buttons. */
export const SortableRows = <Item extends OrderedItem>({
  items,
  label,
  isOpen,
  isDense = false,
  onMove,
  onMoving,
  children,
  renderAction,
}: SortableRowsProps<Item>) => {
  const translate = useTranslate();
  const ids = items.map(({ id }) => id);
  const announcements = useAnnouncements(items);
  const sensors = useSensors(
    useSensor(PointerSensor, { activationConstraint: { distance: 6 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  );
  return (
    <DndContext
      sensors={sensors}
      collisionDetection={closestCenter}
      accessibility={{
        announcements,
        container: dragTexts(),
        screenReaderInstructions: { draggable: translate('order.instructions') },
      }}
      onDragStart={() => onMoving?.(true)}
      onDragCancel={() => onMoving?.(false)}
      onDragEnd={({ active, over }) => {
        onMoving?.(false);
        const [from, to] = [ids.indexOf(active.id), ids.indexOf(over?.id ?? '')];
        if (from !== -1 && to !== -1 && from !== to) onMove(from, to);
      }}
    >
      <SortableContext items={ids} strategy={verticalListSortingStrategy} disabled={!isOpen}>
        <Box component="ol" aria-label={label} sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {items.map((item, at) => (
            <SortableRow key={item.id} item={item} isOpen={isOpen} isDense={isDense}>
              <Box sx={{ flex: 1, minWidth: 0 }}>{children(item, at)}</Box>
              <Box sx={{ display: 'flex', flex: 'none' }}>
                {!isDense && (
                  <MoveButtons
                    name={item.name}
                    at={at}
                    count={items.length}
                    isDisabled={!isOpen}
                    onMove={(to) => onMove(at, to)}
                  />
                )}
                {renderAction?.(item, at)}
              </Box>
            </SortableRow>
          ))}
        </Box>
      </SortableContext>
    </DndContext>
  );
};

type SortableRowProps = {
  item: OrderedItem;
  isOpen: boolean;
  isDense: boolean;
  children: ReactNode;
};

const SortableRow = ({ item, isOpen, isDense, children }: SortableRowProps) => {
  const translate = useTranslate();
  const { attributes, listeners, setNodeRef, setActivatorNodeRef, transform, isDragging } =
    useSortable({ id: item.id });
  return (
    <Box
      component="li"
      ref={setNodeRef}
      style={{ transform: transform ? `translateY(${transform.y}px)` : undefined }}
      sx={{
        ...(isDense ? DENSE_ROW : ROW),
        zIndex: isDragging ? 1 : undefined,
        boxShadow: isDragging ? 2 : undefined,
      }}
    >
      {isOpen && (
        <IconButton
          size="small"
          ref={setActivatorNodeRef}
          {...attributes}
          aria-label={translate('order.handle', { name: item.name })}
          aria-roledescription={undefined}
          onPointerDown={listeners?.onPointerDown as PointerEventHandler | undefined}
          onKeyDown={listeners?.onKeyDown as KeyboardEventHandler | undefined}
          sx={{ cursor: 'grab', touchAction: 'none', color: 'text.secondary', ml: -0.5 }}
        >
          <DragIndicatorIcon fontSize="small" />
        </IconButton>
      )}
      {children}
    </Box>
  );
};

const DENSE_ROW = {
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 40,
  pl: 0.5,
  borderRadius: 1,
} as const;

const ROW = {
  ...DENSE_ROW,
  gap: 1,
  py: 1,
  pl: 0,
  minHeight: 56,
  borderRadius: 0,
  bgcolor: 'background.paper',
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
} as const;
