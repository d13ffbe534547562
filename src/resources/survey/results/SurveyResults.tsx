import type { RaRecord } from 'react-admin';

export const SurveyResults = ({ survey }: { survey: RaRecord }) => String(survey.title);
