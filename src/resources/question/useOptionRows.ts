import { useRef } from 'react';
import { listOf } from '@/core/one-or-many';
import { textOf } from '@/core/text';
import { moved } from '@/kit/order/positions';

/** An option with a stable id, while others are added, removed and moved. */
export type OptionRow = { id: string; text: string };

/** Returns the texts of `value` as rows, with functions that change them through `onChange`. */
export const useOptionRows = (value: unknown, onChange: (texts: string[]) => void) => {
  const ids = useRef<string[]>([]);
  const last = useRef(0);
  const newId = () => `option-${(last.current += 1)}`;
  const texts = listOf<unknown>(value).map(textOf);
  // A draft or a conflict may bring other options: extra ids are dropped, missing ids created.
  ids.current.length = Math.min(ids.current.length, texts.length);
  while (ids.current.length < texts.length) ids.current.push(newId());
  const rows = texts.map((text, at): OptionRow => ({ id: ids.current[at] ?? '', text }));
  return {
    rows,
    write: (at: number, text: string) => onChange(texts.with(at, text)),
    add: (at: number) => {
      ids.current.splice(at, 0, newId());
      onChange(texts.toSpliced(at, 0, ''));
    },
    /** Replaces the text of a row by several, a row each; blank rows right after it are filled first. */
    spread: (at: number, lines: readonly string[]) => {
      const next = texts.slice(at + 1, at + lines.length);
      const filled = next.findIndex((text) => text.trim() !== '');
      const taken = filled === -1 ? next.length : filled;
      ids.current.splice(at + 1, 0, ...lines.slice(taken + 1).map(newId));
      onChange(texts.toSpliced(at, taken + 1, ...lines));
    },
    remove: (at: number) => {
      ids.current.splice(at, 1);
      onChange(texts.toSpliced(at, 1));
    },
    move: (from: number, to: number) => {
      ids.current = moved(ids.current, from, to);
      onChange(moved(texts, from, to));
    },
  };
};
