/** A 32-bit hash, the same as {@link nextHash} over all characters. */
export const hashOf = (text: string): number => {
  let hash = 0;
  for (let at = 0; at < text.length; at += 1) hash = nextHash(hash, text.charCodeAt(at));
  return hash;
};

/** The hash of the text so far, extended by a character code or another hash. */
export const nextHash = (hash: number, code: number): number => (Math.imul(hash, 31) + code) | 0;

/** Whether `text` has `part` at `start`. Numbered names differ at their ends, which are compared first. */
export const isAt = (text: string, start: number, part: string): boolean => {
  for (let at = part.length - 1; at >= 0; at -= 1) {
    if (text.charCodeAt(start + at) !== part.charCodeAt(at)) return false;
  }
  return true;
};
