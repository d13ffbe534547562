import { useSaveQuestion } from '@/kit/form-state/useSaveQuestion';
import type { Audience } from './audience-lists';
import { useEmptyAudienceQuestion } from './useEmptyAudienceQuestion';

type EmptyAudienceQuestionProps = {
  audience: Audience;
  /** False for a record that sends nothing, such as a draft: it is saved without a question. */
  isAsked?: boolean;
};

/** Asks before a form is saved for an audience that reaches nobody. */
export const EmptyAudienceQuestion = ({ audience, isAsked = true }: EmptyAudienceQuestionProps) => {
  const { ask, dialog } = useEmptyAudienceQuestion();
  useSaveQuestion(async () => !isAsked || ask(audience));
  return dialog;
};
