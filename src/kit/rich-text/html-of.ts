import { MAX_RICH_TEXT_LENGTH } from '@/core/constants';
import { cutText } from '@/core/text';

/**
 * The stored text as HTML for any parser: a text without tags keeps its lines, and anything a browser acts on or
 * reports while parsing is disarmed. A text over the limit of rich text is cut there before parsing.
 */
export const htmlOf = (text: string): string => {
  const stored = cutText(text, MAX_RICH_TEXT_LENGTH);
  return TAG.test(stored) ? disarmed(stored) : stored.replace(/\r?\n/g, '<br>');
};

/**
 * Renames event handlers in `html`, and turns `<base>` and `<meta>` into links without a target (`data-element` has
 * their names). None of them would run, but browsers report handlers and bases as violations of the content policy
 * however HTML is parsed.
 */
export const disarmed = (html: string): string =>
  html
    .replace(COMMENT_OR_TAG, (part) => part.replace(VALUE_OR_HANDLER, withoutHandler))
    .replace(PAGE_TAG, '<link data-element="$1"');

/** The name of an element before it was disarmed. */
export const nameOf = (element: Element): string =>
  element.getAttribute('data-element')?.toLowerCase() ?? element.localName;

/** A comment or a tag, as a group. A quoted value may look like the end of its tag, and a comment may contain tags. */
export const COMMENT_OR_TAG =
  /(<!--[^]*?(?:-->|$)|<\/?[a-z](?:=\s*(?:"[^"]*(?:"|$)|'[^']*(?:'|$))|[^>])*>?)/gi;

const TAG = /<[a-z!/]/i;
const VALUE_OR_HANDLER =
  /=\s*(?:"[^"]*"?|'[^']*'?|[^\s"'>][^\s>]*)|(?<=[\s"'/])on[a-z]+(?=[\s=/>])/gi;
const PAGE_TAG = /<(base|meta)(?=[\s/>])/gi;

const withoutHandler = (part: string) => (part.startsWith('=') ? part : 'data-handler');
