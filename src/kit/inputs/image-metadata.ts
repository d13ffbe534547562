import { orientationIn, UPRIGHT } from './exif-orientation';

export type Bytes = Uint8Array<ArrayBuffer>;
export type PictureKind = 'png' | 'jpeg' | 'webp';

/** A picture without metadata, and its camera orientation (`orientationIn`). */
export type BarePicture = { bytes: Bytes; orientation: number };

/**
 * Removes the metadata of a picture file: place, time, camera, previews, comments, and everything after its end.
 * Pixels, animation, resolution and colour profile stay identical. Null if the file is incomplete or malformed.
 */
export const withoutMetadata = (file: Bytes, kind: PictureKind): BarePicture | null => {
  try {
    const parts = [...PARTS[kind](file)];
    const exif = parts.find(({ tiffAt }) => tiffAt !== undefined);
    const kept = parts.filter(({ isKept }) => isKept);
    const bytes = joined(kept.map(({ from, to }) => file.subarray(from, to)));
    if (kind === 'webp') fixWebpHeader(bytes);
    return { bytes, orientation: exif ? orientationIn(tiffOf(file, exif)) : UPRIGHT };
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
};

/** A section of a file; its Exif data, if any, start at `tiffAt`. */
type Part = { from: number; to: number; isKept: boolean; tiffAt?: number };

const viewOf = ({ buffer, byteOffset, byteLength }: Bytes) =>
  new DataView(buffer, byteOffset, byteLength);

const asciiAt = (file: Bytes, at: number, length: number) =>
  String.fromCharCode(...file.subarray(at, at + length));

const tiffOf = (file: Bytes, { tiffAt = 0, to }: Part) => viewOf(file.subarray(tiffAt, to));

const joined = (pieces: readonly Bytes[]): Bytes => {
  const whole = new Uint8Array(pieces.reduce((sum, { length }) => sum + length, 0));
  let at = 0;
  for (const piece of pieces) {
    whole.set(piece, at);
    at += piece.length;
  }
  return whole;
};

/** @throws RangeError if the part ends after the end of the file, which was then truncated */
const partOf = (file: Bytes, part: Part): Part => {
  if (part.to > file.length) throw new RangeError('The file ends too early');
  return part;
};

const JPEG = { startOfScan: 0xda, end: 0xd9, app0: 0xe0, app1: 0xe1, app15: 0xef, comment: 0xfe };
/** Application segments that affect how a picture looks, by their first bytes. */
const SHOWN_SEGMENTS = ['JFIF\0', 'ICC_PROFILE\0', 'Adobe'];
const EXIF_NAME = 'Exif\0\0';

function* jpegParts(file: Bytes): Generator<Part> {
  const view = viewOf(file);
  yield { from: 0, to: 2, isKept: true };
  for (let at = 2; ;) {
    if (view.getUint8(at) !== 0xff) throw new RangeError('A marker is missing');
    const marker = view.getUint8(at + 1);
    if (marker === JPEG.end) {
      yield { from: at, to: at + 2, isKept: true };
      return;
    }
    // A fill byte before a marker.
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    const body = at + 4;
    const end = at + 2 + view.getUint16(at + 2);
    const isApplicationSegment = marker >= JPEG.app0 && marker <= JPEG.app15;
    const isShown =
      !isApplicationSegment ||
      SHOWN_SEGMENTS.some((name) => asciiAt(file, body, name.length) === name);
    const isExif = marker === JPEG.app1 && asciiAt(file, body, EXIF_NAME.length) === EXIF_NAME;
    const to = marker === JPEG.startOfScan ? endOfScan(file, end) : end;
    yield partOf(file, {
      from: at,
      to,
      isKept: isShown && marker !== JPEG.comment,
      ...(isExif && { tiffAt: body + EXIF_NAME.length }),
    });
    at = to;
  }
}

/** The end of the compressed pixels: the next marker that is neither an escaped byte nor a restart. */
const endOfScan = (file: Bytes, from: number): number => {
  for (let at = file.indexOf(0xff, from); at !== -1; at = file.indexOf(0xff, at + 2)) {
    const next = file[at + 1] ?? 0;
    if (next !== 0 && !(next >= 0xd0 && next <= 0xd7)) return at;
  }
  throw new RangeError('The picture data has no end marker');
};

/** Optional chunks that affect how the picture looks: colours, transparency, resolution, animation. */
const SHOWN_CHUNKS =
  /^(tRNS|gAMA|cHRM|sRGB|iCCP|sBIT|bKGD|pHYs|hIST|sPLT|cICP|mDCV|cLLI|acTL|fcTL|fdAT)$/;
const NEEDED_CHUNK = /^[A-Z]/;

function* pngParts(file: Bytes): Generator<Part> {
  const view = viewOf(file);
  yield { from: 0, to: 8, isKept: true };
  for (let at = 8, type = ''; type !== 'IEND';) {
    const to = at + 12 + view.getUint32(at);
    type = asciiAt(file, at + 4, 4);
    const isKept = NEEDED_CHUNK.test(type) || SHOWN_CHUNKS.test(type);
    yield partOf(file, { from: at, to, isKept, ...(type === 'eXIf' && { tiffAt: at + 8 }) });
    at = to;
  }
}

const WEBP_CHUNKS = ['VP8X', 'VP8 ', 'VP8L', 'ALPH', 'ANIM', 'ANMF', 'ICCP'];
/** Flags of the VP8X chunk for Exif and XMP data. */
const METADATA_FLAGS = 0x0c;

function* webpParts(file: Bytes): Generator<Part> {
  const view = viewOf(file);
  const end = 8 + view.getUint32(4, true);
  yield { from: 0, to: 12, isKept: true };
  for (let at = 12; at < end;) {
    const size = view.getUint32(at + 4, true);
    const to = at + 8 + size + (size % 2);
    const type = asciiAt(file, at, 4);
    const hasName = asciiAt(file, at + 8, EXIF_NAME.length) === EXIF_NAME;
    const tiffAt = at + 8 + (hasName ? EXIF_NAME.length : 0);
    const isKept = WEBP_CHUNKS.includes(type);
    yield partOf(file, { from: at, to, isKept, ...(type === 'EXIF' && { tiffAt }) });
    at = to;
  }
}

/** Updates the size and flags, which still count the removed chunks. */
const fixWebpHeader = (bytes: Bytes) => {
  viewOf(bytes).setUint32(4, bytes.length - 8, true);
  if (asciiAt(bytes, 12, 4) === 'VP8X') bytes[20] = (bytes[20] ?? 0) & ~METADATA_FLAGS;
};

const PARTS = { jpeg: jpegParts, png: pngParts, webp: webpParts };
