import { COMMENT_OR_TAG } from '@/kit/rich-text/html-of';

/** `html` with the texts between its tags mapped by `words`, and its tags and comments by `tag`. */
export const mapHtml = (
  html: string,
  words: (text: string) => string,
  tag: (text: string) => string = (text) => text,
): string =>
  html
    .split(COMMENT_OR_TAG)
    // Every second piece is a tag or a comment.
    .map((piece, at) => (at % 2 === 1 ? tag(piece) : words(piece)))
    .join('');
