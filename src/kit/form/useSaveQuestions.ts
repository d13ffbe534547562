import { useCallback, useRef } from 'react';
import type { SaveQuestion } from '@/kit/form-state/record-form-context';

/** The questions asked before a save; the form is sent only if all of them are confirmed. */
export const useSaveQuestions = () => {
  const questions = useRef(new Set<SaveQuestion>());
  const addSaveQuestion = useCallback((ask: SaveQuestion) => {
    questions.current.add(ask);
    return () => void questions.current.delete(ask);
  }, []);
  /** Asks one question after the other, because two dialogs at once would collide. */
  const isConfirmed = useCallback(async (): Promise<boolean> => {
    for (const ask of questions.current) if (!(await ask())) return false;
    return true;
  }, []);
  return { addSaveQuestion, isConfirmed };
};
