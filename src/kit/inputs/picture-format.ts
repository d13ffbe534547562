import type { Bytes, PictureKind } from './image-metadata';

/** The kind of picture a file is by its first bytes, whatever its name says; undefined for any other file. */
export const pictureKindOf = (file: Bytes): PictureKind | undefined => {
  const start = startOf(file);
  return KINDS.find(([pattern]) => pattern.test(start))?.[1];
};

/** The usual name of a format that is no accepted picture; undefined where it is none of the known ones. */
export const otherFormatOf = (file: Bytes): string | undefined => {
  const start = startOf(file);
  return OTHERS.find(([pattern]) => pattern.test(start))?.[1];
};

/** One character a byte. */
const startOf = (file: Bytes) => String.fromCharCode(...file.subarray(0, START_BYTES));
/** An SVG may begin with remarks. */
const START_BYTES = 1024;

const KINDS: readonly (readonly [RegExp, PictureKind])[] = [
  [/^\x89PNG\r\n/, 'png'],
  [/^\xff\xd8\xff/, 'jpeg'],
  [/^RIFF[^]{4}WEBP/, 'webp'],
];

const OTHERS: readonly (readonly [RegExp, string])[] = [
  [/^[^]{4}ftyp(hei[cxms]|hev[cxms]|mif1|msf1)/, 'HEIC'],
  [/^[^]{4}ftypavi[fs]/, 'AVIF'],
  [/^GIF8[79]a/, 'GIF'],
  [/^(II\*\0|MM\0\*)/, 'TIFF'],
  [/^BM[^]{4}\0{4}/, 'BMP'],
  [/^%PDF-/, 'PDF'],
  [/^(\xef\xbb\xbf)?\s*<[^]*<?svg\b/i, 'SVG'],
];
