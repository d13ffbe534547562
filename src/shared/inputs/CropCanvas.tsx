import { styled } from '@mui/material/styles';
import { useEffect, useRef, type PointerEvent } from 'react';
import type { ImageSize } from '@/core/constants';
import { dragged, placementOf, type CropChoice } from './crop';
import { PICTURE_QUALITY } from './image-file';

type CropCanvasProps = {
  picture: HTMLImageElement;
  size: ImageSize;
  choice: CropChoice;
  onChange: (choice: CropChoice) => void;
};

/** The picture as it will be, moved by dragging it; the sliders beside it do the same for the keyboard. */
export const CropCanvas = ({ picture, size, choice, onChange }: CropCanvasProps) => {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    if (canvas.current) draw(canvas.current, picture, size, choice);
  }, [picture, size, choice]);
  const drag = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.buttons !== 1) return;
    const perPixel = size.width / event.currentTarget.clientWidth;
    onChange(
      dragged(picture, size, choice, event.movementX * perPixel, event.movementY * perPixel),
    );
  };
  return (
    <Frame
      ref={canvas}
      width={size.width}
      height={size.height}
      aria-hidden
      onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
      onPointerMove={drag}
      style={{ maxWidth: size.width }}
    />
  );
};

const Frame = styled('canvas')(({ theme }) => ({
  width: '100%',
  height: 'auto',
  alignSelf: 'center',
  border: `1px solid ${theme.palette.divider}`,
  cursor: 'grab',
  touchAction: 'none',
  '&:active': { cursor: 'grabbing' },
}));

/** The chosen part of `picture` as a data URI of the kind it came in, in exactly `size`. */
export const cropped = (
  picture: HTMLImageElement,
  size: ImageSize,
  choice: CropChoice,
  kind: string,
): string => {
  const canvas = document.createElement('canvas');
  canvas.width = size.width;
  canvas.height = size.height;
  // JPEG knows no transparency: a margin would come out black.
  draw(canvas, picture, size, choice, kind === 'image/jpeg' ? '#ffffff' : undefined);
  return canvas.toDataURL(kind, PICTURE_QUALITY);
};

const draw = (
  canvas: HTMLCanvasElement,
  picture: HTMLImageElement,
  size: ImageSize,
  choice: CropChoice,
  background?: string,
) => {
  const context = canvas.getContext('2d');
  if (!context) return;
  context.clearRect(0, 0, size.width, size.height);
  if (background) {
    context.fillStyle = background;
    context.fillRect(0, 0, size.width, size.height);
  }
  context.imageSmoothingQuality = 'high';
  const { left, top, width, height } = placementOf(picture, size, choice);
  context.drawImage(picture, left, top, width, height);
};
