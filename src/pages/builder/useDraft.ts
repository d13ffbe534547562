import { useState } from 'react';
import {
  accepts,
  AREAS,
  isSameAppearance,
  optionsOf,
  readAppearance,
  type Appearance,
  type Area,
} from '@/core/appearance/appearance';
import { appearance } from '@/providers/preferences/appearance';
import { useAppearance } from '@/providers/preferences/use-appearance';

/** Where an option stands. */
export type OptionPath = { area: Area; name: string };

/** What is being chosen, beside what the console shows; without changes it follows the console. */
export const useDraft = () => {
  const applied = useAppearance();
  const [changed, setChanged] = useState<Appearance | null>(null);
  const draft = changed ?? applied;
  const invalid = invalidPaths(draft);
  return {
    draft,
    /** The same, and where something in it is wrong, as delivered: what can be drawn. */
    drawn: invalid.length === 0 ? draft : readAppearance(draft),
    isChanged: !isSameAppearance(draft, applied),
    invalid,
    set: setChanged,
    change: ({ area, name }: OptionPath, value: unknown) =>
      setChanged({ ...draft, [area]: { ...draft[area], [name]: value } }),
    apply: () => {
      appearance.keep(draft);
      setChanged(null);
    },
    reset: () => {
      appearance.reset();
      setChanged(null);
    },
  };
};

const invalidPaths = (draft: Appearance): OptionPath[] =>
  AREAS.flatMap((area) => {
    const values: Readonly<Record<string, unknown>> = draft[area];
    return optionsOf(area)
      .filter(([name, option]) => !accepts(option, values[name]))
      .map(([name]) => ({ area, name }));
  });
