import { MAX_RICH_TEXT_LENGTH } from '@/core/constants';
import { cutText } from '@/core/text';

/**
 * The stored text as HTML to be parsed, by whatever parses it: one without a single tag keeps its lines, and what a
 * browser obeys or reports while it parses is disarmed. Of a text over the limit of rich text nothing is parsed beyond
 * it.
 */
export const htmlOf = (text: string): string => {
  const stored = cutText(text, MAX_RICH_TEXT_LENGTH);
  return TAG.test(stored) ? disarmed(stored) : stored.replace(/\r?\n/g, '<br>');
};

/**
 * `html` with handlers of events under another name, and `<base>` and `<meta>` as links that lead nowhere
 * (`data-element` tells them apart). None of them would do a thing, but no way to parse HTML keeps a browser from
 * reporting a handler or a base as a breach of the content policy.
 */
export const disarmed = (html: string): string =>
  html
    .replace(COMMENT_OR_TAG, (part) => part.replace(VALUE_OR_HANDLER, withoutHandler))
    .replace(PAGE_TAG, '<link data-element="$1"');

/** What an element was called before it was disarmed. */
export const nameOf = (element: Element): string =>
  element.getAttribute('data-element')?.toLowerCase() ?? element.localName;

const TAG = /<[a-z!/]/i;
/** A quoted value may hold what looks like the end of its tag, a comment what looks like a tag. */
const COMMENT_OR_TAG = /<!--[^]*?(?:-->|$)|<[a-z](?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*>?/gi;
const VALUE_OR_HANDLER =
  /=\s*(?:"[^"]*"?|'[^']*'?|[^\s"'>][^\s>]*)|(?<=[\s"'/])on[a-z]+(?=[\s=/>])/gi;
const PAGE_TAG = /<(base|meta)(?=[\s/>])/gi;

const withoutHandler = (part: string) => (part.startsWith('=') ? part : 'data-handler');
