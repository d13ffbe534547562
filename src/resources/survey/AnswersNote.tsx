import type { RaRecord } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import { lazyPart } from '@/ui/lazy/lazy-part';

const AnswersGiven = lazyPart(() => import('./results/AnswersGiven'), 'AnswersGiven');

/** Says how many answers `survey` has, to users who may view them. */
export const AnswersNote = ({ survey }: { survey: RaRecord }) => {
  const mayView = useCan(useDefinition().access.show);
  // Nobody answers a survey without questions.
  if (!mayView || survey.questions_count === 0) return null;
  return <AnswersGiven survey={String(survey.id)} />;
};
