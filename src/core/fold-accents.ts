/**
 * `text` with straight apostrophes and quotes: phones and word processors write `’` and `“` where a keyboard writes `'`
 * and `"`.
 */
export const straightenQuotes = (text: string): string =>
  text.replace(/[\u2018\u2019\u02bc]/g, "'").replace(/[\u201c\u201d]/g, '"');

/** `text` in lower case, without accents and with straight quotes, to search for 'citta' and find 'Città'. */
export const foldAccents = (text: string): string =>
  straightenQuotes(text.normalize('NFD').replace(/\p{M}/gu, '')).toLowerCase();
