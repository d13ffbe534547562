import { useSaveQuestion } from '@/kit/form/useSaveQuestion';
import type { Audience } from './audience-lists';
import { useNobodyQuestion } from './useNobodyQuestion';

type NobodyQuestionProps = {
  audience: Audience;
  /** False while nothing is sent yet: a draft is saved without a question. */
  isAsked?: boolean;
};

/** Asks before a form is saved for an audience that reaches nobody. */
export const NobodyQuestion = ({ audience, isAsked = true }: NobodyQuestionProps) => {
  const { ask, dialog } = useNobodyQuestion();
  useSaveQuestion(async () => !isAsked || ask(audience));
  return dialog;
};
