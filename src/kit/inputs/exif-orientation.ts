/**
 * Reads the camera orientation from the TIFF block of a picture's Exif data: 1 is upright, 2 to 8 are mirrored or
 * rotated (Exif 2.32, tag 0x0112). A missing or damaged value counts as upright, as in browsers.
 */
export const orientationIn = (tiff: DataView): number => {
  try {
    return storedIn(tiff);
  } catch (error) {
    if (error instanceof RangeError) return UPRIGHT;
    throw error;
  }
};

export const UPRIGHT = 1;
const ORIENTATION_TAG = 0x0112;
const ENTRY_BYTES = 12;

const storedIn = (tiff: DataView): number => {
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
