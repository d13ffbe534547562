/** Returns the anchor of a heading as code hosts make it, so that links to sections work in both. */
export const slugOf = (heading: string): string =>
  heading
    .trim()
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s_-]/gu, '')
    .replace(/\s/g, '-');

/** Returns the id of a section's heading; its prefix avoids clashes with ids of the frame. */
export const idOf = (slug: string): string => `section-${slug}`;
