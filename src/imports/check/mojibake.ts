/**
 * UTF-8 that a program read as Windows-1252: `CaffÃ¨` for `Caffè`, `lâ€™Angolo` for `l’Angolo`. Only the letters and
 * punctuation of European languages are recognised, so that no correct text is taken for mojibake.
 */
const MOJIBAKE =
  /[ÂÃÄÅ][\u0080-\u00bf€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]|â€[\u0080-\u00bf™œž˜¦¢°“”]|â‚¬|Ã(?= |$)/g;

/** The character in place of bytes that could not be decoded. */
const REPLACEMENT_CHARACTER = '\ufffd';

/** Whether a text has letters that are lost, because a program replaced them. */
export const hasReplacementCharacters = (text: string): boolean =>
  text.includes(REPLACEMENT_CHARACTER);

/** Whether a text has UTF-8 letters that were read as Windows-1252. */
export const hasMojibake = (text: string): boolean =>
  LEAD.test(text) && withoutMojibake(text) !== text;

/** `text` with its mojibake decoded. */
export const withoutMojibake = (text: string): string =>
  // The no-break space at the end of a misread `à` may be trimmed, or a plain space.
  text.replace(MOJIBAKE, (characters) =>
    characters === 'Ã' ? 'à' : (decoded(characters) ?? characters),
  );

/** The first characters of mojibake, by which most texts are ruled out quickly. */
const LEAD = /[ÂÃÄÅâ]/;

const decoded = (characters: string): string | undefined => {
  const bytes = Uint8Array.from(characters, byteOf);
  const text = new TextDecoder().decode(bytes);
  return hasReplacementCharacters(text) ? undefined : text;
};

/** The byte of a character in Windows-1252. */
const byteOf = (character: string): number => {
  const at = WINDOWS_CHARACTERS.indexOf(character);
  return at === -1 ? character.charCodeAt(0) : FIRST_WINDOWS_BYTE + at;
};

const FIRST_WINDOWS_BYTE = 0x80;
/** The characters of the bytes 0x80 to 0x9F; undefined bytes are mapped to themselves. */
const WINDOWS_CHARACTERS = '€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008dŽ\u008f\u0090‘’“”•–—˜™š›œ\u009džŸ';
