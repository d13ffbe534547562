import type { ImageSize } from '@/core/images';
import { HEADER_BYTES, readImageSize } from '@/core/images';
import { exifOrientationOf } from './exif-orientation';

/** Pictures are refused by what their first bytes say, before anything is decoded. */
const MAX_MEGABYTES = 25;
/** A small file may claim to be this wide, and would fill the memory when it is opened. */
const MAX_SIDE = 30_000;
const MAX_MEGAPIXELS = 100;
const KINDS = ['png', 'jpeg', 'webp'] as const;
/** The quality of redrawn pictures, from 0 to 1, as `toDataURL` takes it. */
export const PICTURE_QUALITY = 0.92;

export const ACCEPTED_FILES = KINDS.map((kind) => `image/${kind}`).join(',');

/** What is wrong with a picture: a message of the catalogue with its arguments. */
export type ImageProblem = { problem: string; args?: Record<string, number> };

/** The picture, upright, as a data URI; or why the file is refused. */
export type ImageFileResult = { dataUri: string } | ImageProblem;

/** Reads a chosen or dropped file, whatever its name and stated type. */
export const readImageFile = async (file: Blob): Promise<ImageFileResult> => {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) {
    return { problem: 'picture.too_heavy', args: { max: MAX_MEGABYTES } };
  }
  try {
    const header = await headerOf(file);
    if (!header) return NO_IMAGE;
    const { kind, size, bytes } = header;
    if (Math.max(size.width, size.height) >= MAX_SIDE) {
      return { problem: 'picture.too_large', args: { max: MAX_SIDE } };
    }
    if (size.width * size.height > MAX_MEGAPIXELS * 1e6) {
      return { problem: 'picture.too_many_pixels', args: { max: MAX_MEGAPIXELS } };
    }
    // What cannot be shown is no picture, however well it begins.
    const picture = await createImageBitmap(file);
    const isTurned =
      picture.width !== size.width || (kind === 'jpeg' && exifOrientationOf(bytes) !== 1);
    const dataUri = isTurned
      ? uprightOf(picture, kind)
      : `data:image/${kind};base64,${payloadOf(await readDataUri(file))}`;
    picture.close();
    return { dataUri };
  } catch {
    // The file went away, may not be read (a folder that was dropped, for one), or is damaged.
    return NO_IMAGE;
  }
};

const NO_IMAGE: ImageProblem = { problem: 'picture.no_image' };

type Kind = (typeof KINDS)[number];
type Header = { kind: Kind; size: ImageSize; bytes: Uint8Array<ArrayBuffer> };

const headerOf = async (file: Blob): Promise<Header | null> => {
  const start = file.slice(0, HEADER_BYTES);
  const payload = payloadOf(await readDataUri(start));
  for (const kind of KINDS) {
    const size = readImageSize(`data:image/${kind};base64,${payload}`);
    if (size) return { kind, size, bytes: new Uint8Array(await start.arrayBuffer()) };
  }
  return null;
};

/** The picture redrawn upright, for apps that ignore the orientation a camera noted. */
const uprightOf = (picture: ImageBitmap, kind: Kind): string => {
  const canvas = document.createElement('canvas');
  canvas.width = picture.width;
  canvas.height = picture.height;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser draws no pictures');
  context.drawImage(picture, 0, 0);
  return canvas.toDataURL(`image/${kind}`, PICTURE_QUALITY);
};

const payloadOf = (dataUri: string) => dataUri.slice(dataUri.indexOf(',') + 1);

const readDataUri = (blob: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => resolve(String(reader.result)));
    reader.addEventListener('error', () =>
      reject(reader.error ?? new Error('The file cannot be read')),
    );
    reader.readAsDataURL(blob);
  });
