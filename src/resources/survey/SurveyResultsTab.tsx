import { useRecordContext } from 'react-admin';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { FormSkeleton } from '@/shared/record/FormSkeleton';

const SurveyResults = lazyComponent(() => import('./results/SurveyResults'), 'SurveyResults');

/** The results of the survey beside its form. */
export const SurveyResultsTab = () => {
  const record = useRecordContext();
  return record && <SurveyResults waiting={<FormSkeleton />} survey={record} />;
};
