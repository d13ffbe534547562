import { requestFile } from '../http/download';

/** The file of the answers to a survey, as made by the backend. @throws ApiError */
export const downloadSurveyAnswers = (survey: string, signal?: AbortSignal): Promise<Blob> =>
  requestFile({
    path: 'api/v1/feedbacks/survey/export',
    query: { survey_id: survey },
    signal,
  });
