import type { ImageSize } from '@/core/images';
import { PICTURE_QUALITY } from './image-file';

export type CropChoice = {
  /** At 1 the picture just covers the target; less leaves a margin. */
  zoom: number;
  /** Position of the visible part: 0 is the left or upper edge, 1 the right or lower one. */
  x: number;
  y: number;
};

/** A choice as the cropper draws it: `crop` is the offset of the picture's centre from the frame's, in CSS pixels. */
export type CropView = { zoom: number; crop: { x: number; y: number } };

export const CENTRED: CropView = { zoom: 1, crop: { x: 0, y: 0 } };
export const MAX_ZOOM = 4;

/** Places `source` on `target`: returns its scaled size and upper left corner, in target pixels. */
export const placementOf = (source: ImageSize, target: ImageSize, { zoom, x, y }: CropChoice) => {
  const { width, height } = scaled(source, target, zoom);
  return { width, height, left: (target.width - width) * x, top: (target.height - height) * y };
};

/** The zoom at which the whole picture is visible. */
export const minZoom = (source: ImageSize, target: ImageSize): number =>
  Math.min(target.width / source.width, target.height / source.height) / coverScale(source, target);

/** Converts a view in a frame of size `frame` to a choice. */
export const choiceOf = (
  source: ImageSize,
  frame: ImageSize,
  { zoom, crop }: CropView,
): CropChoice => {
  const { width, height } = scaled(source, frame, zoom);
  return {
    zoom,
    x: positionOf(crop.x, frame.width - width),
    y: positionOf(crop.y, frame.height - height),
  };
};

/** Converts a choice to a view in a frame of size `frame`. */
export const viewOf = (
  source: ImageSize,
  frame: ImageSize,
  { zoom, x, y }: CropChoice,
): CropView => {
  const { width, height } = scaled(source, frame, zoom);
  return {
    zoom,
    crop: { x: (frame.width - width) * (x - 0.5), y: (frame.height - height) * (y - 0.5) },
  };
};

/** Draws the chosen part of `picture` in exactly `size`. Returns a data URI of the media type `kind`. */
export const cropped = (
  picture: HTMLImageElement,
  size: ImageSize,
  choice: CropChoice,
  kind: string,
): string => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw pictures');
  if (kind === 'image/jpeg') {
    // JPEG has no transparency, so a margin would be black.
    context.fillStyle = '#ffffff';
    context.fillRect(0, 0, size.width, size.height);
  }
  context.imageSmoothingQuality = 'high';
  const natural = { width: picture.naturalWidth, height: picture.naturalHeight };
  const { left, top, width, height } = placementOf(natural, size, choice);
  context.drawImage(picture, left, top, width, height);
  return canvas.toDataURL(kind, PICTURE_QUALITY);
};

const scaled = (source: ImageSize, target: ImageSize, zoom: number): ImageSize => {
  const scale = coverScale(source, target) * zoom;
  return { width: source.width * scale, height: source.height * scale };
};

const coverScale = (source: ImageSize, target: ImageSize) =>
  Math.max(target.width / source.width, target.height / source.height);

/** Returns the centre if there is no room to move along an axis. */
const positionOf = (offset: number, room: number) =>
  Math.abs(room) < 0.5 ? 0.5 : Math.min(1, Math.max(0, 0.5 + offset / room));
