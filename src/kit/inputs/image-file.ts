import { readImageSize, type ImageSize } from '@/core/images';
import { UPRIGHT } from './exif-orientation';
import { withoutMetadata, type BarePicture, type Bytes, type PictureKind } from './image-metadata';
import { otherFormatOf, pictureKindOf } from './picture-format';

/** Maximum file size, checked before anything is decoded. */
const MAX_MEGABYTES = 25;
/** Maximum dimensions in pixels: even a small file may declare more, and would fill the memory when decoded. */
const MAX_SIDE = 30_000;
const MAX_MEGAPIXELS = 100;
const KINDS: readonly PictureKind[] = ['png', 'jpeg', 'webp'];
/** The quality of redrawn pictures, from 0 to 1, as `toDataURL` takes it. */
export const PICTURE_QUALITY = 0.92;

export const ACCEPTED_FILES = KINDS.map((kind) => `image/${kind}`).join(',');

/** A problem with a picture: a message of the catalogue with its arguments. */
export type ImageProblem = { problem: string; args?: Record<string, number | string> };

/** The upright picture as a data URI, or the reason why the file is refused. */
export type ImageFileResult = { dataUri: string } | ImageProblem;

/**
 * Reads a chosen or dropped file, regardless of its name and declared type. Removes all metadata, such as the location.
 * The pixels stay those of the file unless the picture must be rotated.
 */
export const readImageFile = async (file: Blob): Promise<ImageFileResult> => {
  if (file.size === 0) return { problem: 'picture.empty' };
  if (file.size > MAX_MEGABYTES * 1024 * 1024) {
    return { problem: 'picture.too_heavy', args: { max: MAX_MEGABYTES } };
  }
  const bytes = await bytesOf(file);
  const kind = bytes && pictureKindOf(bytes);
  if (!bytes || !kind) return refusalOf(bytes);
  const bare = withoutMetadata(bytes, kind);
  const payload = await base64Of(bare?.bytes ?? bytes);
  const dataUri = `data:image/${kind};base64,${payload}`;
  const size = readImageSize(dataUri);
  if (!size) return DAMAGED;
  return tooLarge(size) ?? (await shown(file, { kind, size, dataUri, bare }));
};

const DAMAGED: ImageProblem = { problem: 'picture.damaged' };

const refusalOf = (bytes: Bytes | null): ImageProblem => {
  const format = bytes && otherFormatOf(bytes);
  return format
    ? { problem: 'picture.other_format', args: { format } }
    : { problem: 'picture.no_image' };
};

const tooLarge = ({ width, height }: ImageSize): ImageProblem | null => {
  if (Math.max(width, height) >= MAX_SIDE) {
    return { problem: 'picture.too_large', args: { max: MAX_SIDE } };
  }
  return width * height > MAX_MEGAPIXELS * 1e6
    ? { problem: 'picture.too_many_pixels', args: { max: MAX_MEGAPIXELS } }
    : null;
};

type Read = { kind: PictureKind; size: ImageSize; dataUri: string; bare: BarePicture | null };

/** Refuses a file that the browser cannot display, even if its first bytes are valid. */
const shown = async (file: Blob, { kind, size, dataUri, bare }: Read): Promise<ImageFileResult> => {
  try {
    const picture = await createImageBitmap(file);
    const isUpright = bare?.orientation === UPRIGHT && picture.width === size.width;
    const result = { dataUri: isUpright ? dataUri : redrawn(picture, kind) };
    picture.close();
    return result;
  } catch {
    return DAMAGED;
  }
};

/**
 * Redraws the picture as displayed: upright, for apps that ignore the camera's orientation, and without the metadata of
 * a file with an unusual structure.
 */
const redrawn = (picture: ImageBitmap, kind: PictureKind): string => {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser cannot draw pictures');
  context.drawImage(picture, 0, 0);
  return canvas.toDataURL(`image/${kind}`, PICTURE_QUALITY);
};

/** Null if the file is gone or cannot be read: for example, a dropped folder. */
const bytesOf = async (file: Blob): Promise<Bytes | null> => {
  try {
    return new Uint8Array(await file.arrayBuffer());
  } catch {
    return null;
  }
};

const base64Of = (bytes: Bytes): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () =>
      resolve(String(reader.result).slice(String(reader.result).indexOf(',') + 1)),
    );
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file cannot be read')),
    );
    reader.readAsDataURL(new Blob([bytes]));
  });
