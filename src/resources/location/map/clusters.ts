/** Pixels from any fixed origin. */
type Pixel = { x: number; y: number };

/** Two marks nearer than this, in pixels, would overlap. */
const REACH = 30;

/** Groups the places that are close together at the pixels of `pixelOf`, each group at its middle. */
export const clustersOf = <T>(
  places: readonly T[],
  pixelOf: (place: T) => Pixel,
): { at: Pixel; members: T[] }[] => {
  const groups: { at: Pixel; members: T[] }[] = [];
  for (const place of places) {
    const at = pixelOf(place);
    const near = groups.find((group) => Math.hypot(group.at.x - at.x, group.at.y - at.y) < REACH);
    if (!near) {
      groups.push({ at, members: [place] });
      continue;
    }
    const count = near.members.push(place);
    near.at = {
      x: near.at.x + (at.x - near.at.x) / count,
      y: near.at.y + (at.y - near.at.y) / count,
    };
  }
  return groups;
};

/** A mark on the map, and the width of its name in pixels; 0 if it has none. */
type Named = { at: Pixel; width: number };

/**
 * The marks whose name fits to the right of their pin: within `right`, over no other mark and no other name. Earlier
 * marks go first.
 */
export const withRoomForName = <T extends Named>(marks: readonly T[], right: number): Set<T> => {
  const taken = new Map<Named, Box>(marks.map((mark) => [mark, pinBox(mark)]));
  const named = new Set<T>();
  for (const mark of marks) {
    const box = nameBox(mark);
    if (mark.width === 0 || box.right > right) continue;
    if ([...taken].some(([other, its]) => other !== mark && overlap(box, its))) continue;
    named.add(mark);
    taken.set({ ...mark }, box);
  }
  return named;
};

type Box = { left: number; right: number; top: number; bottom: number };

/** The pin, 28 by 36 pixels above its place, or the disc of a cluster around it. */
const pinBox = ({ at: { x, y } }: Named): Box => ({
  left: x - 16,
  right: x + 16,
  top: y - 36,
  bottom: y + 16,
});

const nameBox = ({ at: { x, y }, width }: Named): Box => ({
  left: x + 14,
  right: x + 14 + width,
  top: y - 35,
  bottom: y - 11,
});

const overlap = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;
