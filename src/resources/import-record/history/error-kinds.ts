/** A kind of error: what its messages have in common, and of how many rows. */
export type ErrorKind = { message: string; count: number };

/** The kinds of errors among the messages of rows, the most frequent first. A message may hold several, between semicolons. */
export const errorKinds = (messages: Iterable<string>): ErrorKind[] => {
  const counts = new Map<string, number>();
  for (const message of messages) {
    const kinds = new Set(message.split('; ').map(kindOf).filter(Boolean));
    for (const kind of kinds) counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  return [...counts]
    .map(([message, count]) => ({ message, count }))
    .sort((one, other) => other.count - one.count);
};

/** What is a row's own, such as a code, a number or what stands in quotes, is left out of a message. */
const kindOf = (message: string): string =>
  message
    .replace(/«[^»]*»|“[^”]*”|"[^"]*"|(?<=^|\s)'[^']*'(?=$|[\s.,:])/g, GAP)
    .replace(/(?<![\p{L}\d])(?=[^\s:]*(\d|[A-Z]{2}))[A-Z\d][A-Z\d._/-]*(?![\p{Ll}])/gu, GAP)
    .trim();

const GAP = '…';
