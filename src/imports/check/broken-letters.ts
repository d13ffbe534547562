/**
 * Letters of UTF-8 that a program read in the encoding of Windows: `CaffÃ¨` for `Caffè`, `lâ€™Angolo` for `l’Angolo`. Only
 * the letters and punctuation of European languages are recognised, so that no right text is taken for a broken one.
 */
const MISREAD =
  /[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf™œž˜¦¢°“”]|â‚¬|Ã(?= |$)/g;

/** The sign that replaces a letter which could not be read: what it was is not known. */
const LOST = '\ufffd';

/** Whether a text has letters of which only the replacement sign is left. */
export const hasLostLetters = (text: string): boolean => text.includes(LOST);

/** Whether a text has letters that were read in the wrong encoding. */
export const hasMisreadLetters = (text: string): boolean =>
  LEAD.test(text) && withRightLetters(text) !== text;

/** A text whose letters were read in the wrong encoding, with the right ones. */
export const withRightLetters = (text: string): string =>
  // The no-break space that ends a misread `à` is trimmed, or becomes a plain one.
  text.replace(MISREAD, (signs) => (signs === 'Ã' ? 'à' : (decoded(signs) ?? signs)));

/** Most texts are ruled out by one look for the first sign of a misread letter. */
const LEAD = /[ÂÃÄÅâ]/;

const decoded = (signs: string): string | undefined => {
  const bytes = Uint8Array.from(signs, byteOf);
  const text = new TextDecoder().decode(bytes);
  return hasLostLetters(text) ? undefined : text;
};

/** The byte of a sign in the encoding of Windows. */
const byteOf = (sign: string): number => {
  const at = WINDOWS_SIGNS.indexOf(sign);
  return at === -1 ? sign.charCodeAt(0) : FIRST_WINDOWS_BYTE + at;
};

const FIRST_WINDOWS_BYTE = 0x80;
/** The signs of the bytes 0x80 to 0x9F; a byte without one is read as itself. */
const WINDOWS_SIGNS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
