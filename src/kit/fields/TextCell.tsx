import { lineOf, screenfulOf } from '@/core/text';

/** A text in a cell, which shows a line of it: a screenful is there on hover. A dash where there is none. */
export const TextCell = ({ text }: { text: unknown }) => {
  const shown = screenfulOf(text);
  return shown === '' ? '–' : <span title={shown}>{lineOf(shown)}</span>;
};
