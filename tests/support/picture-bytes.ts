/*
 * Builds pictures from bytes, to test metadata and files that are not pictures.
 */

type Piece = string | readonly number[] | Uint8Array;

/** Joins the pieces; each letter of a text is one byte. */
export const bytesOf = (...pieces: Piece[]): Uint8Array<ArrayBuffer> =>
  new Uint8Array(
    pieces.flatMap((piece) =>
      typeof piece === 'string' ? [...piece].map((letter) => letter.charCodeAt(0)) : [...piece],
    ),
  );

const big = (value: number, size: number): number[] =>
  Array.from({ length: size }, (_, at) => Math.floor(value / 256 ** (size - 1 - at)) % 256);
const little = (value: number, size: number): number[] => big(value, size).toReversed();

/** The place where a picture was taken, as its metadata contain it. */
export const PLACE = '45.4642N 9.19E';

/**
 * The TIFF block of Exif data: the orientation behind another entry and `gap` bytes, and where the picture was taken.
 */
export const tiff = (orientation: number, order: 'II' | 'MM' = 'MM', gap = 0): Uint8Array => {
  const number = order === 'II' ? little : big;
  return bytesOf(
    order,
    number(42, 2),
    number(8 + gap, 4),
    Array.from({ length: gap }, () => 0xff),
    number(2, 2),
    [...number(0x0100, 2), ...number(4, 2), ...number(1, 4), ...number(640, 4)],
    [...number(0x0112, 2), ...number(3, 2), ...number(1, 4), ...number(orientation, 2), 0, 0],
    PLACE,
  );
};

/** A JPEG segment of the second byte of its marker, and its contents. */
export const segment = (marker: number, ...pieces: Piece[]): Uint8Array => {
  const body = bytesOf(...pieces);
  return bytesOf([0xff, marker], big(body.length + 2, 2), body);
};

export const jpegExif = (orientation = 1, order: 'II' | 'MM' = 'MM', gap = 0): Uint8Array =>
  segment(0xe1, 'Exif\0\0', tiff(orientation, order, gap));

/** The header of `components` colours: 3, or 4 as printers have them. */
const jpegFrame = (width: number, height: number, components: number): Uint8Array => {
  const colours = Array.from({ length: components }, (_, at) => [at + 1, 0x11, 0]).flat();
  return segment(0xc2, [8], big(height, 2), big(width, 2), [components], colours);
};

/** Two scans of pixels, with bytes that look like markers among them. */
const JPEG_PIXELS = [
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  [1, 2, 0xff, 0x00, 3, 0xff, 0xd0, 4],
  segment(0xc4, [0]),
  segment(0xda, [1, 1, 0, 0, 63, 0]),
  [5, 0xff, 0x00, 6],
];

type Size = { width?: number; height?: number };

/** A JPEG with `pieces` before its header. Its pixels cannot be decoded. */
export const jpeg = (
  pieces: readonly Piece[] = [],
  { width = 400, height = 120, components = 3 }: Size & { components?: number } = {},
): Uint8Array<ArrayBuffer> =>
  bytesOf([0xff, 0xd8], ...pieces, jpegFrame(width, height, components), ...JPEG_PIXELS, [
    0xff, 0xd9,
  ]);

/** A PNG chunk with zero as its checksum. */
export const pngChunk = (type: string, ...pieces: Piece[]): Uint8Array => {
  const body = bytesOf(...pieces);
  return bytesOf(big(body.length, 4), type, body, [0, 0, 0, 0]);
};

/** A PNG with `pieces` before its pixels, which cannot be decoded. */
export const png = (
  pieces: readonly Piece[] = [],
  { width = 400, height = 120 }: Size = {},
): Uint8Array<ArrayBuffer> =>
  bytesOf(
    '\x89PNG\r\n\x1a\n',
    pngChunk('IHDR', big(width, 4), big(height, 4), [8, 6, 0, 0, 0]),
    ...pieces,
    pngChunk('IDAT', [1, 2, 3]),
    pngChunk('IEND'),
  );

export const webpChunk = (type: string, ...pieces: Piece[]): Uint8Array => {
  const body = bytesOf(...pieces);
  return bytesOf(type, little(body.length, 4), body, body.length % 2 === 1 ? [0] : []);
};

/** A WebP of `pieces` behind its own header, whose flags are given. */
export const webp = (
  flags: number,
  pieces: readonly Piece[],
  { width = 400, height = 120 }: Size = {},
): Uint8Array<ArrayBuffer> => {
  const head = webpChunk('VP8X', [flags, 0, 0, 0], little(width - 1, 3), little(height - 1, 3));
  const body = bytesOf('WEBP', head, ...pieces);
  return bytesOf('RIFF', little(body.length, 4), body);
};
