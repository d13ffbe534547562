/**
 * Reads the kind and the size of a picture from its first bytes, without decoding it: the same result in a browser and
 * in Node, and no work for a picture that claims thirty thousand pixels.
 */

/** Pixels. */
export type ImageSize = { width: number; height: number };

const DATA_URI = /^data:image\/(png|jpeg|webp);base64,([A-Za-z0-9+/]+={0,2})$/;
/** Enough for the JPEG headers of cameras, which put previews before the size. */
const HEADER_BYTES = 256 * 1024;
/** Enough for printers' colour profiles, which also precede the size in a JPEG and are larger. */
const PROFILE_BYTES = 16 * HEADER_BYTES;
/** Enough for all but camera pictures. A multiple of four, because four characters encode three bytes. */
const FIRST_CHARACTERS = 1024;

/** Whether `value` is valid in an image field: an `https:` address, or a PNG, JPEG or WebP data URI. */
export const isImageSource = (value: string): boolean =>
  isHttpsUrl(value) || readImageSize(value) !== null;

/** Whether `value` is a well-formed `https:` address. */
export const isHttpsUrl = (value: string): boolean =>
  value.startsWith('https://') && URL.canParse(value);

/** Width and height in pixels of a `data:image/…` URI; null where it is not PNG, JPEG or WebP. */
export const readImageSize = (dataUri: string): ImageSize | null =>
  sizeWithin(HEADER_BYTES, dataUri) ?? sizeWithin(PROFILE_BYTES, dataUri);

const sizeWithin = (bytes: number, dataUri: string): ImageSize | null => {
  // Sliced before matching, because a regular expression over megabytes is slower than all the rest.
  const head = dataUri.slice(0, Math.ceil((bytes * 4) / 3));
  const payloadLength = head.length - (head.indexOf(',') + 1);
  const [, kind, payload] = DATA_URI.exec(head.slice(0, head.length - (payloadLength % 4))) ?? [];
  if (!kind || !payload) return null;
  const read = READERS[kind as keyof typeof READERS];
  const size = read(decoded(payload.slice(0, FIRST_CHARACTERS))) ?? read(decoded(payload));
  return size && size.width > 0 && size.height > 0 ? size : null;
};

/** Whether `actual` is `size`. A picture that cannot be measured (null) passes. */
export const isOfSize = (actual: ImageSize | null, { width, height }: ImageSize): boolean =>
  actual === null || (actual.width === width && actual.height === height);

const decoded = (base64: string) =>
  new DataView(Uint8Array.from(atob(base64), (character) => character.charCodeAt(0)).buffer);

const ascii = (view: DataView, offset: number, length: number) =>
  offset + length > view.byteLength
    ? ''
    : String.fromCharCode(...new Uint8Array(view.buffer, offset, length));

const readPng = (view: DataView): ImageSize | null =>
  view.byteLength >= 24 && ascii(view, 1, 3) === 'PNG' && ascii(view, 12, 4) === 'IHDR'
    ? { width: view.getUint32(16), height: view.getUint32(20) }
    : null;

const readJpeg = (view: DataView): ImageSize | null => {
  if (view.byteLength < 4 || view.getUint16(0) !== 0xffd8) return null;
  for (let offset = 2; offset + 9 < view.byteLength;) {
    if (view.getUint8(offset) !== 0xff) return null;
    const marker = view.getUint8(offset + 1);
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) return { height: view.getUint16(offset + 5), width: view.getUint16(offset + 7) };
    offset += 2 + view.getUint16(offset + 2);
  }
  return null;
};

const readWebp = (view: DataView): ImageSize | null => {
  if (view.byteLength < 30 || ascii(view, 0, 4) !== 'RIFF' || ascii(view, 8, 4) !== 'WEBP')
    return null;
  const chunk = ascii(view, 12, 4);
  if (chunk === 'VP8X') return { width: 1 + uint24(view, 24), height: 1 + uint24(view, 27) };
  if (chunk === 'VP8L') {
    const bits = view.getUint32(21, true);
    return { width: 1 + (bits & 0x3fff), height: 1 + ((bits >> 14) & 0x3fff) };
  }
  if (chunk !== 'VP8 ') return null;
  return {
    width: view.getUint16(26, true) & 0x3fff,
    height: view.getUint16(28, true) & 0x3fff,
  };
};

const uint24 = (view: DataView, offset: number) =>
  view.getUint16(offset, true) | (view.getUint8(offset + 2) << 16);

const READERS = { png: readPng, jpeg: readJpeg, webp: readWebp };
