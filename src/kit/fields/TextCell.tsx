import { lineOf, screenfulOf } from '@/core/text';

/** One line of a text in a cell, with a screenful on hover. A dash if empty. */
export const TextCell = ({ text }: { text: unknown }) => {
  const shown = screenfulOf(text);
  return shown === '' ? '–' : <span title={shown}>{lineOf(shown)}</span>;
};
