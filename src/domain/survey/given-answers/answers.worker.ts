import { expose } from 'comlink';
import { decodeText } from './answer-file';
import type { AnswerScope } from './answer-scope';
import type { PeoplePage } from './answers-by-person';
import {
  readAnswers,
  type AnswerReport,
  type AnswerTally,
  type WrittenPage,
} from './tally-answers';

/** Reads a file of answers in a worker, because a hundred thousand answers would block the page. */
const reader = {
  read: async (file: Blob): Promise<AnswerReport> => {
    answers = readAnswers(decodeText(new Uint8Array(await file.arrayBuffer())));
    return answers.report;
  },
  tally: (scope: AnswerScope): AnswerTally | undefined => answers?.tally(scope),
  written: (scope: AnswerScope, page: WrittenPage) =>
    answers?.written(scope, page) ?? { rows: [], total: 0 },
  people: (scope: AnswerScope, page: PeoplePage) =>
    answers?.people(scope, page) ?? { rows: [], total: 0 },
};

let answers: ReturnType<typeof readAnswers> | undefined;

export type AnswersReader = typeof reader;

expose(reader);
