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
  const last = part.length - 1;
  return (
    last < 0 ||
    (text.charCodeAt(start + last) === part.charCodeAt(last) && text.startsWith(part, start))
  );
};
