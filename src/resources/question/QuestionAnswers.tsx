import { LostAnswers } from '@/domain/survey/given-answers/LostAnswers';
import { useParent } from '@/kit/registry/parent-record';

/** Says how many answers are lost with a question: those to its survey. */
export const QuestionAnswers = () => <LostAnswers survey={useParent()} />;
