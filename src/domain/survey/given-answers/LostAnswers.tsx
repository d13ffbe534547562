import type { RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { AnswersNote } from './AnswersNote';

/** Says how many answers to `survey` are lost with it, or with one of its questions. */
export const LostAnswers = ({ survey }: { survey: RaRecord }) => (
  <AnswersNote survey={survey}>{useTranslate()('survey.answered.lost')}</AnswersNote>
);
