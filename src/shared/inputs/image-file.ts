import { readImageSize } from '@/core/images';

/** Pictures are refused by what their first bytes say, before anything is decoded. */
const MAX_MEGABYTES = 25;
const MAX_SIDE = 30_000;
const HEADER_BYTES = 256 * 1024;
const KINDS = ['png', 'jpeg', 'webp'] as const;

export const ACCEPTED_FILES = KINDS.map((kind) => `image/${kind}`).join(',');

/** Why a file is refused, as a message of the catalogue; or the picture as a data URI. */
export type ImageFileResult =
  | { dataUri: string }
  | { problem: string; args?: Record<string, number> };

/** Reads a chosen or dropped file; its name and its stated type are not believed. */
export const readImageFile = async (file: Blob): Promise<ImageFileResult> => {
  if (file.size > MAX_MEGABYTES * 1024 * 1024) {
    return { problem: 'picture.too_heavy', args: { max: MAX_MEGABYTES } };
  }
  try {
    const header = payloadOf(await readDataUri(file.slice(0, HEADER_BYTES)));
    const kind = KINDS.find((candidate) =>
      readImageSize(`data:image/${candidate};base64,${header}`),
    );
    const size = kind && readImageSize(`data:image/${kind};base64,${header}`);
    if (!kind || !size) return { problem: 'picture.no_image' };
    if (Math.max(size.width, size.height) > MAX_SIDE) {
      return { problem: 'picture.too_large', args: { max: MAX_SIDE } };
    }
    return { dataUri: `data:image/${kind};base64,${payloadOf(await readDataUri(file))}` };
  } catch {
    // The file went away, or may not be read: a folder that was dropped, for one.
    return { problem: 'picture.no_image' };
  }
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
