import type { Bytes, PictureKind } from './image-metadata';

/** The kind of picture according to the file's first bytes; undefined for any other file. */
export const pictureKindOf = (file: Bytes): PictureKind | undefined => {
  const start = headerOf(file);
  return KINDS.find(([pattern]) => pattern.test(start))?.[1];
};

/** The usual name of a known format that is not accepted; undefined for unknown formats. */
export const otherFormatOf = (file: Bytes): string | undefined => {
  const start = headerOf(file);
  return OTHERS.find(([pattern]) => pattern.test(start))?.[1];
};

/** The first bytes of a file, one character per byte. */
const headerOf = (file: Bytes) => String.fromCharCode(...file.subarray(0, HEADER_BYTES));
/** An SVG may start with comments. */
const HEADER_BYTES = 1024;

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
