import type { ReactNode } from 'react';
import type { RaRecord } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import { lazyPart } from '@/ui/lazy/lazy-part';

const AnswersGiven = lazyPart(() => import('./AnswersGiven'), 'AnswersGiven');

type AnswersNoteProps = {
  survey: RaRecord;
  /** The effect of a change on these answers. */
  children?: ReactNode;
};

/** Says how many answers `survey` has, to users who may view them. */
export const AnswersNote = ({ survey, children }: AnswersNoteProps) => {
  const mayView = useCan(useDefinition('survey').access.show);
  // Nobody answers a survey without questions.
  if (!mayView || survey.questions_count === 0) return null;
  return <AnswersGiven survey={survey}>{children}</AnswersGiven>;
};
