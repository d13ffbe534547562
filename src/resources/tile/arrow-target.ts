import type { ClientRect, KeyboardCoordinateGetter, UniqueIdentifier } from '@dnd-kit/core';

/**
 * Moves a tile by arrow key: left and right to the previous and next tile, up and down to the nearest tile of
 * another row. It aligns centres, because tiles have different widths.
 */
export const arrowTarget =
  (ids: readonly UniqueIdentifier[]): KeyboardCoordinateGetter =>
  (event, { context: { active, over, droppableRects, collisionRect } }) => {
    if (!Object.hasOwn(STEPS, event.code) && !Object.hasOwn(ROWS, event.code)) return undefined;
    event.preventDefault();
    const at = ids.indexOf(over?.id ?? active?.id ?? '');
    const step = STEPS[event.code];
    const target =
      step === undefined
        ? nearest(ids[at], ids, droppableRects, ROWS[event.code] ?? 1)
        : ids[at + step];
    const rect = target === undefined ? undefined : droppableRects.get(target);
    if (!rect || !collisionRect) return undefined;
    const middle = middleOf(rect);
    return { x: middle.x - collisionRect.width / 2, y: middle.y - collisionRect.height / 2 };
  };

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };
const ROWS: Readonly<Record<string, 1 | -1>> = { ArrowUp: -1, ArrowDown: 1 };

const nearest = (
  from: UniqueIdentifier | undefined,
  ids: readonly UniqueIdentifier[],
  rects: ReadonlyMap<UniqueIdentifier, ClientRect>,
  direction: 1 | -1,
): UniqueIdentifier | undefined => {
  const own = from === undefined ? undefined : rects.get(from);
  if (!own) return undefined;
  const start = middleOf(own);
  const others = ids.flatMap((id) => {
    const rect = rects.get(id);
    if (!rect || (rect.top - own.top) * direction < 1) return [];
    const { x, y } = middleOf(rect);
    return [{ id, distance: Math.hypot(x - start.x, y - start.y) }];
  });
  return others.toSorted((one, other) => one.distance - other.distance)[0]?.id;
};

const middleOf = ({ left, top, width, height }: ClientRect) => ({
  x: left + width / 2,
  y: top + height / 2,
});
