/**
 * How a camera was held, as its JPEG says: 1 upright, 2 to 8 mirrored or turned (Exif 2.32, tag 0x0112).
 * A file that does not say, or says it in a damaged way, counts as upright, as browsers take it.
 */
export const exifOrientationOf = (jpeg: Uint8Array<ArrayBuffer>): number => {
  try {
    const exif = exifOf(new DataView(jpeg.buffer, jpeg.byteOffset, jpeg.byteLength));
    return exif ? orientationIn(exif) : UPRIGHT;
  } catch (error) {
    if (error instanceof RangeError) return UPRIGHT;
    throw error;
  }
};

const UPRIGHT = 1;
const START_OF_IMAGE = 0xffd8;
const APP1 = 0xffe1;
const START_OF_SCAN = 0xffda;
const EXIF_NAME = 0x45786966;
/** The segment's length, the name and the two zeros after it. */
const EXIF_HEAD_BYTES = 8;
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

/** The TIFF block of the Exif segment; past the end of the file the view throws a RangeError. */
const exifOf = (view: DataView): DataView | null => {
  if (view.getUint16(0) !== START_OF_IMAGE) return null;
  for (let at = 2; view.getUint16(at) !== START_OF_SCAN; at += 2 + view.getUint16(at + 2)) {
    if (view.getUint16(at) === APP1 && view.getUint32(at + 4) === EXIF_NAME) {
      const length = view.getUint16(at + 2) - EXIF_HEAD_BYTES;
      return new DataView(view.buffer, view.byteOffset + at + 2 + EXIF_HEAD_BYTES, length);
    }
  }
  return null;
};

const orientationIn = (tiff: DataView): number => {
  const isLittleEndian = tiff.getUint16(0) === 0x4949;
  const directory = tiff.getUint32(4, isLittleEndian);
  const entries = tiff.getUint16(directory, isLittleEndian);
  for (let entry = 0; entry < entries; entry += 1) {
    const at = directory + 2 + entry * ENTRY_BYTES;
    if (tiff.getUint16(at, isLittleEndian) === ORIENTATION_TAG) {
      return tiff.getUint16(at + 8, isLittleEndian);
    }
  }
  return UPRIGHT;
};
