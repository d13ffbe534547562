import { personalKey } from '@/providers/preferences/preferences';
import { readTexts, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { FOLDED_AT_FIRST } from './menu-groups';

/** Whether the user has folded a group of the menu, kept per user, and a function that folds or unfolds it. */
export const useFoldedGroup = (group: string): { isFolded: boolean; toggle: () => void } => {
  const [folded, keep] = useCheckedStore<readonly string[]>(FOLDED, FOLDED_AT_FIRST, readTexts);
  const isFolded = folded.includes(group);
  return {
    isFolded,
    toggle: () => keep(isFolded ? folded.filter((other) => other !== group) : [...folded, group]),
  };
};

const FOLDED = personalKey('menu.folded');
