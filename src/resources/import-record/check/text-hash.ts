/** A hash of 32 bits, as it is taken sign by sign: {@link nextHash}. */
export const hashOf = (text: string): number => {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = nextHash(hash, text.charCodeAt(at));
  return hash;
};

/** The hash of what was hashed so far, with the code of one sign, or another hash, behind it. */
export const nextHash = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** Whether `part` stands in `text` from `start` on. Names that are numbered differ at their ends, which come first. */
export const isAt = (text: string, start: number, part: string): boolean => {
  for (let at = part.length - 1; at >= 0; at -= 1) {
    if (text.charCodeAt(start + at) !== part.charCodeAt(at)) return false;
  }
  return true;
};
