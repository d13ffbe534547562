/** The stored text as HTML: one without a single tag keeps its lines. */
export const htmlOf = (stored: string): string =>
  /<[a-z!/]/i.test(stored) ? stored : stored.replace(/\r?\n/g, '<br>');
