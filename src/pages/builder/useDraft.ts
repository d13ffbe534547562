import { useState } from 'react';
import {
  accepts,
  AREAS,
  isSameAppearance,
  optionsOf,
  readAppearance,
  type Appearance,
  type Area,
} from '@/core/appearance';
import { appearance } from '@/providers/preferences/appearance';
import { useAppearance } from '@/providers/preferences/use-appearance';

/** The area and name of an option. */
export type OptionPath = { area: Area; name: string };

/** The draft of the appearance; without changes it follows the applied one. */
export const useDraft = () => {
  const applied = useAppearance();
  const [changed, setChanged] = useState<Appearance | null>(null);
  const draft = changed ?? applied;
  const invalid = invalidPaths(draft);
  return {
    draft,
    /** The draft as it can be drawn: invalid options have their defaults. */
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
