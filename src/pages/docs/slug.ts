/**
 * The anchor of a heading, made as code hosts make it: a link into a section works there and here alike.
 */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** The id of a section's heading; with a word before it, for the frame of the console has ids of its own. */
export const idOf = (slug: string): string => `section-${slug}`;
