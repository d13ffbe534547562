import { expose } from 'comlink';
import { decodeText } from './answer-file';
import { tallyAnswers, type AnswerTally } from './tally-answers';

/** Reads files of answers beside the page, which a hundred thousand of them would hold up. */
const reader = {
  read: async (file: Blob): Promise<AnswerTally> => {
    opened = tallyAnswers(decodeText(new Uint8Array(await file.arrayBuffer())));
    return opened.tally;
  },
  written: (key: string, search: string, page: number, size: number) =>
    opened?.written(key, search, page, size) ?? { rows: [], total: 0 },
};

let opened: ReturnType<typeof tallyAnswers> | undefined;

export type AnswersReader = typeof reader;

expose(reader);
