/** `text` in lower case and without accents, as somebody types who is in a hurry. */
export const foldAccents = (text: string): string =>
  text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
