/** `html` with the texts between its tags changed by `words`, and the tags by `tag`. */
export const mapHtml = (
  html: string,
  words: (text: string) => string,
  tag: (text: string) => string = (text) => text,
): string =>
  html
    .split(/(<[^<>]*>)/)
    // Every second piece is a tag.
    .map((piece, at) => (at % 2 === 1 ? tag(piece) : words(piece)))
    .join('');
