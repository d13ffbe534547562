import type { Api } from './fixtures';
import type { Made } from './records';

/** A draft of AURORA for its agents. */
export const makeSurvey = async (api: Api, title: string, more: object = {}): Promise<Made> =>
  (
    await api.post('api/v1/surveys', {
      title,
      description: 'Due domande sulle consegne.',
      company_code: 'AURORA',
      recipients: ['agents'],
      categories: [],
      start_date: '2027-01-11',
      end_date: '2027-01-31',
      status: 'draft',
      ...more,
    })
  ).data.survey;

export const makeQuestion = async (
  api: Api,
  survey: Made,
  text: string,
  more: object = {},
): Promise<Made> =>
  (
    await api.post(`api/v1/surveys/${survey._id}/questions`, {
      text,
      kind: 'single_select',
      options: ['Bene', 'Male'],
      required: true,
      ...more,
    })
  ).data.question;

/** The texts of a survey's questions in their order, as they are stored. */
export const storedTexts = async (api: Api, { _id }: Made): Promise<string[]> =>
  (
    await api.get(`api/v1/surveys/${_id}/questions?pageSize=100&sortField=position&sortDir=1`)
  ).data.questions.map(({ text }: { text: string }) => text);

export const questionsOf = (survey: Made) => `/survey/${survey._id}/question/list`;
