/** The codes in a pasted text, without duplicates: any character that no code may contain separates them. */
export const codesIn = (text: string): string[] => [
  ...new Set(text.split(/[^A-Za-z0-9._-]+/).filter(Boolean)),
];
