import { lineOf, screenfulOf } from '@/core/text';

/** A text in a cell, which shows one line of it, and a screenful on hover. A dash if empty. */
export const TextCell = ({ text }: { text: unknown }) => {
  const shown = screenfulOf(text);
  return shown === '' ? '–' : <span title={shown}>{lineOf(shown)}</span>;
};
