import { requestFile } from '../http/download';

/** Downloads the backend's file with the answers to a survey. @throws ApiError */
export const downloadSurveyAnswers = (survey: string, signal?: AbortSignal): Promise<Blob> =>
  requestFile({
    path: 'api/v1/feedbacks/survey/export',
    query: { survey_id: survey },
    signal,
  });
