import { useEffect, useRef, useState, type RefObject } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { renameChips, type ChipWords } from './chip';

/**
 * The names of placeholders, for the chips of the editor in `root`. A change of language renames the chips instead of
 * creating a new editor, which would lose the undo history.
 */
export const useChipWords = (root: RefObject<HTMLElement | null>): ChipWords => {
  const translate = useTranslate();
  const current = useRef(translate);
  const [wordsOf] = useState((): ChipWords => (placeholder) => {
    const text = current.current(`placeholders.names.${placeholder}`);
    return { text, label: current.current('placeholders.chip', { name: text }) };
  });
  useEffect(() => {
    current.current = translate;
    if (root.current) renameChips(root.current, wordsOf);
  }, [translate, root, wordsOf]);
  return wordsOf;
};
