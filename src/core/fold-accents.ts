/**
 * `text` in lower case, without accents and with straight apostrophes, to search for 'citta' and find 'Città':
 * a phone writes `’` where a keyboard writes `'`.
 */
export const foldAccents = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[\u2018\u2019\u02bc]/g, "'")
    .toLowerCase();
