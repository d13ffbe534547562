/** The codes in a pasted text, without duplicates: any character that no code may contain separates them. */
export const codesIn = (text: string): string[] => [...new Set(allIn(text))];

/** The repetitions of codes that a pasted text has already further in front, each as often as it is repeated. */
export const repeatedIn = (text: string): string[] =>
  allIn(text).filter((code, at, all) => all.indexOf(code) < at);

const allIn = (text: string): string[] => text.split(/[^A-Za-z0-9._-]+/).filter(Boolean);
