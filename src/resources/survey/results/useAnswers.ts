import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { wrap, type Remote } from 'comlink';
import { watchWorker } from '@/ui/lazy/worker-failure';
import { useEffect } from 'react';
import { downloadSurveyAnswers } from '@/providers/data/survey-answers';
import { isSameScope, WHOLE, type AnswerScope } from './answer-scope';
import type { AnswersReader } from './answers.worker';
import type { AnswerReport } from './tally-answers';

/** A survey's file of answers with its report, and the worker that counts and finds the answers of a scope. */
export type Answers = {
  /** Number of the file among all fetched ones. */
  key: number;
  file: Blob;
  report: AnswerReport;
  reader: Remote<AnswersReader>;
};

/** Fetches and reads the answers to `survey`; the worker stops when the page closes. */
export const useAnswers = (survey: string) => {
  const query = useQuery({
    queryKey: ['survey', 'answers', survey],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const file = await downloadSurveyAnswers(survey, signal);
      return { key: (fetched += 1), file, ...(await open(file)) };
    },
  });
  const stop = query.data?.stop;
  useEffect(() => stop, [stop]);
  return query;
};

/** Returns the tally of `scope`; until it is counted, the previous one stays. */
export const useTally = ({ key, report, reader }: Answers, scope: AnswerScope) => {
  const isWhole = isSameScope(scope, WHOLE);
  const { data } = useQuery({
    queryKey: ['survey', 'tally', key, scope],
    enabled: !isWhole,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await reader.tally(scope)) ?? null,
  });
  return (isWhole ? undefined : data) ?? report.tally;
};

/** The counts of the answers to `survey`; undefined while they are read, and where they cannot be. */
export const useAnswerCounts = (survey: string) =>
  useQuery({
    queryKey: ['survey', 'answer-counts', survey],
    retry: false,
    queryFn: async ({ signal }) => {
      const { report, stop } = await open(await downloadSurveyAnswers(survey, signal));
      stop();
      return report.tally;
    },
  }).data;

let fetched = 0;

const open = async (file: Blob) => {
  const worker = new Worker(new URL('./answers.worker.ts', import.meta.url), { type: 'module' });
  const stop = () => worker.terminate();
  const reader = wrap<AnswersReader>(worker);
  const awaited = watchWorker(worker);
  try {
    return { report: await awaited(reader.read(file)), reader, stop };
  } catch (error) {
    stop();
    throw error;
  }
};
