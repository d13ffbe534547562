import type { Bytes, PictureKind } from './image-metadata';

/** The kind of picture, judged by the first bytes and not by the file's name; undefined for any other file. */
export const pictureKindOf = (file: Bytes): PictureKind | undefined => {
  const start = startOf(file);
  return KINDS.find(([pattern]) => pattern.test(start))?.[1];
};

/** The usual name of a known format that is not an accepted picture; undefined for unknown formats. */
export const otherFormatOf = (file: Bytes): string | undefined => {
  const start = startOf(file);
  return OTHERS.find(([pattern]) => pattern.test(start))?.[1];
};

/** One character per byte. */
const startOf = (file: Bytes) => String.fromCharCode(...file.subarray(0, START_BYTES));
/** An SVG may start with comments. */
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
