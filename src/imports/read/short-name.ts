const SHOWN_LENGTH = 60;

/** The name of a file's column, shortened where it is too long: it may be a whole text. */
export const shortName = (name: string): string =>
  name.length > SHOWN_LENGTH ? `${name.slice(0, SHOWN_LENGTH).trimEnd()}…` : name;
