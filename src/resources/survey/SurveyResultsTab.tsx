import { useRecordContext } from 'react-admin';
import { withWords } from '@/providers/preferences/late-words';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { FormSkeleton } from '@/kit/record/FormSkeleton';

const SurveyResults = lazyComponent(
  () => withWords('resources.survey.results', () => import('./results/SurveyResults')),
  'SurveyResults',
);

/** The results of the survey beside its form. */
export const SurveyResultsTab = () => {
  const record = useRecordContext();
  return record && <SurveyResults waiting={<FormSkeleton />} survey={record} />;
};
