import { useCan } from '@/providers/session/use-session';
import { useRecordForm } from '@/kit/form/record-form-context';
import { useDefinition } from '@/kit/registry/definitions';
import { lazyPart } from '@/ui/lazy/lazy-part';

const AnswersGiven = lazyPart(() => import('./results/AnswersGiven'), 'AnswersGiven');

/** Says how many answers the survey of the form has, to users who may view them. */
export const AnswersNote = () => {
  const { record } = useRecordForm();
  const mayView = useCan(useDefinition().access.show);
  // Nobody answers a survey without questions.
  if (!record || !mayView || record.questions_count === 0) return null;
  return <AnswersGiven survey={String(record.id)} />;
};
