/** The codes in a pasted text, each once: whatever no code may hold separates them. */
export const codesIn = (text: string): string[] => [
  ...new Set(text.split(/[^A-Za-z0-9._-]+/).filter(Boolean)),
];
