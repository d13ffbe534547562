/** Pixels from any one corner. */
type Pixel = { x: number; y: number };

/** Nearer than this, in pixels, two marks would cover each other. */
const REACH = 30;

/** Places that lie close together where `pixelOf` draws them, each group at its middle. */
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
