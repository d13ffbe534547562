/**
 * `text` with straight apostrophes and quotes: phones and word processors write `’` and `“` where a keyboard writes `'`
 * and `"`.
 */
export const straightenQuotes = (text: string): string =>
  text.replace(/[\u2018\u2019\u02bc]/g, "'").replace(/[\u201c\u201d]/g, '"');

/**
 * `text` in lower case, without accents and strokes and with straight quotes, to search for 'citta' and find 'Città',
 * or for 'dordevic' and find 'Đorđević'.
 */
export const foldAccents = (text: string): string =>
  straightenQuotes(text.normalize('NFD').replace(/\p{M}/gu, ''))
    .toLowerCase()
    .replace(/[đłøß]/g, (letter) => PLAIN[letter] ?? letter);

/** Letters of European names that Unicode does not decompose. */
const PLAIN: Readonly<Record<string, string>> = { đ: 'd', ł: 'l', ø: 'o', ß: 'ss' };
