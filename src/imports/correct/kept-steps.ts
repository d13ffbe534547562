import type { RowStore } from '@/imports/read/row-store';
import { createEdit, isEdit, type Choices, type Step } from './edit-log';

/** A step as JSON: the cells it changed, as parallel lists with their new texts, or the choices after it. */
export type KeptStep =
  | { rows: number[]; columns: number[]; texts: string[] }
  | { choices: Record<keyof Choices, unknown> };

/** Returns a step as JSON. */
export const keptStep = (step: Step, rows: RowStore): KeptStep => {
  if (isEdit(step)) {
    return {
      rows: [...step.rows],
      columns: [...step.columns],
      texts: Array.from(step.after, rows.textAt),
    };
  }
  const { readings, constants, left, asides, excluded } = step.after;
  return {
    choices: {
      readings: [...readings],
      constants: [...constants],
      left: [...left],
      asides,
      excluded: [...excluded],
    },
  };
};

/** Returns the step to be applied to `rows` with these choices; undefined where it changes nothing. */
export const stepOfKept = (kept: KeptStep, rows: RowStore, before: Choices): Step | undefined => {
  if ('choices' in kept) return { before, after: choicesOf(kept.choices) };
  const edit = createEdit(rows);
  for (const [at, row] of kept.rows.entries()) {
    if (row < rows.length()) edit.put(row, kept.columns[at] ?? 0, kept.texts[at] ?? '');
  }
  return edit.end();
};

/** Only {@link keptStep} writes them, so their entries are what it took. */
const choicesOf = ({ readings, constants, left, asides, excluded }: KeptChoices): Choices => ({
  readings: new Map(readings as [string, never][]),
  constants: new Map(constants as [string, string][]),
  left: new Set(left as string[]),
  asides: asides as Choices['asides'],
  excluded: new Set(excluded as number[]),
});

type KeptChoices = Extract<KeptStep, { choices: unknown }>['choices'];
