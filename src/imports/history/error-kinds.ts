import { screenfulOf } from '@/core/text';

/** A kind of error: the common part of its messages, and its number of rows. */
export type ErrorKind = { message: string; count: number };

/**
 * The kinds of errors among the messages of rows, the most frequent first. A message may contain several, separated by
 * semicolons. A message that is the same in all its rows is kept whole, up to a screenful.
 */
export const errorKinds = (messages: Iterable<string>): ErrorKind[] => {
  const kinds = new Map<string, ErrorKind>();
  for (const message of messages) {
    const parts = new Map(
      screenfulOf(message)
        .split('; ')
        .map((part) => [kindOf(part), part.trim()]),
    );
    for (const [kind, part] of parts) {
      if (!kind) continue;
      const found = kinds.get(kind);
      const isAlike = !found || found.message === part;
      kinds.set(kind, { message: isAlike ? part : kind, count: (found?.count ?? 0) + 1 });
    }
  }
  return [...kinds.values()].sort((one, other) => other.count - one.count);
};

/** Removes details of a single row from a message, such as codes, numbers and quoted text. */
const kindOf = (message: string): string =>
  message
    .replace(/«[^»]*»|“[^”]*”|"[^"]*"|(?<=^|\s)'[^']*'(?=$|[\s.,:])/g, GAP)
    .replace(/(?<![\p{L}\d])(?=[^\s:]*(\d|[A-Z]{2}))[A-Z\d][A-Z\d._/-]*(?![\p{Ll}])/gu, GAP)
    .trim();

const GAP = '…';
