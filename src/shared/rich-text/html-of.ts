/**
 * The stored text as HTML to be parsed: one without a single tag keeps its lines, and handlers of events have another
 * name. They would never run, but a browser reports each one it parses as a breach of the content policy.
 */
export const htmlOf = (stored: string): string =>
  TAG.test(stored) ? stored.replace(OPENING_TAG, renamed) : stored.replace(/\r?\n/g, '<br>');

const TAG = /<[a-z!/]/i;
const OPENING_TAG = /<[a-z][^<>]*>/gi;
const HANDLER = /([\s"'/])on[a-z]+(?=\s*=)/gi;

const renamed = (tag: string) => tag.replace(HANDLER, '$1data-handler');
