/** The initials of a company's first two words: 'AC' of 'Aurora Caffè S.p.A.'; of one word its first two letters. */
export const initialsOf = (name: string): string => {
  const [first = '', second] = name.split(/[^\p{L}\p{N}]+/u).filter(Boolean);
  const [one = '', two = ''] = first;
  return (one + (second ? [...second][0] : two)).toLocaleUpperCase();
};
