import type { ImageSize } from '@/core/constants';

/** Where a picture lies inside the target: its scaled size and its upper left corner, in target pixels. */
export type Placement = { width: number; height: number; left: number; top: number };

export type CropChoice = {
  /** 1 covers the target exactly; less leaves a margin. */
  zoom: number;
  /** Which part is shown: 0 the left or upper edge, 1 the right or lower one. */
  x: number;
  y: number;
};

export const CENTRED: CropChoice = { zoom: 1, x: 0.5, y: 0.5 };
export const MAX_ZOOM = 4;

/** Places `source` on `target` as `choice` says. */
export const placementOf = (
  source: ImageSize,
  target: ImageSize,
  choice: CropChoice,
): Placement => {
  const scale = coverScale(source, target) * choice.zoom;
  const width = source.width * scale;
  const height = source.height * scale;
  return {
    width,
    height,
    left: (target.width - width) * choice.x,
    top: (target.height - height) * choice.y,
  };
};

/** The zoom at which the whole picture is in sight. */
export const minZoom = (source: ImageSize, target: ImageSize): number =>
  Math.min(target.width / source.width, target.height / source.height) / coverScale(source, target);

/** The choice after the picture was dragged by `dx`, `dy` target pixels. */
export const dragged = (
  source: ImageSize,
  target: ImageSize,
  choice: CropChoice,
  dx: number,
  dy: number,
): CropChoice => {
  const { width, height } = placementOf(source, target, choice);
  return {
    ...choice,
    x: moved(choice.x, dx, target.width - width),
    y: moved(choice.y, dy, target.height - height),
  };
};

const coverScale = (source: ImageSize, target: ImageSize) =>
  Math.max(target.width / source.width, target.height / source.height);

/** With no room to move along an axis, the position on it means nothing. */
const moved = (position: number, by: number, room: number) =>
  Math.abs(room) < 0.5 ? position : Math.min(1, Math.max(0, position + by / room));
