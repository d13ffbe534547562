/** `text` in lower case and without accents, to search for 'citta' and find 'Città'. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
