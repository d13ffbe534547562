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
