import { useQuery } from '@tanstack/react-query';
import { wrap, type Remote } from 'comlink';
import { useEffect } from 'react';
import { downloadSurveyAnswers } from '@/providers/data/survey-answers';
import type { AnswersReader } from './answers.worker';
import type { AnswerTally } from './tally-answers';

/** A survey's file of answers with what it says, and the worker that finds the written ones in it. */
export type Answers = { file: Blob; tally: AnswerTally; reader: Remote<AnswersReader> };

/** Fetches and reads the answers to `survey`; the worker ends with the page. */
export const useAnswers = (survey: string) => {
  const query = useQuery({
    queryKey: ['survey', 'answers', survey],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const file = await downloadSurveyAnswers(survey, signal);
      return { file, ...(await open(file)) };
    },
  });
  const stop = query.data?.stop;
  useEffect(() => stop, [stop]);
  return query;
};

const open = async (file: Blob) => {
  const worker = new Worker(new URL('./answers.worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  const reader = wrap<AnswersReader>(worker);
  const failed = new Promise<never>((_, reject) => {
    worker.addEventListener('error', ({ message }) => reject(new Error(message)), { once: true });
  });
  try {
    return { tally: await Promise.race([reader.read(file), failed]), reader, stop };
  } catch (error) {
    stop();
    throw error;
  }
};
