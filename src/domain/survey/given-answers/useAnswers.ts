import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { wrap, type Remote } from 'comlink';
import { watchWorker } from '@/ui/lazy/worker-failure';
import { useEffect } from 'react';
import { SURVEY } from '@/core/resource-names';
import { downloadSurveyAnswers } from '@/providers/data/survey-answers';
import { isSameScope, WHOLE, type AnswerScope } from './answer-scope';
import type { AnswersReader } from './answers.worker';
import type { AnswerReport } from './tally-answers';

/** A survey's file of answers with its report, and the worker that counts and finds the answers of a scope. */
export type Answers = {
  /** A number that identifies the file among all fetched ones. */
  key: number;
  file: Blob;
  report: AnswerReport;
  reader: Remote<AnswersReader>;
  /** Keeps the worker running. Returns a function that releases it; it stops once every holder has released it. */
  hold: () => () => void;
};

/**
 * Fetches and reads the answers to `survey`, once for all components of the page; the worker stops when the last of
 * them unmounts.
 */
export const useAnswers = (survey: string) => {
  const query = useQuery({
    queryKey: [SURVEY, 'answers', survey],
    staleTime: Infinity,
    gcTime: 0,
    retry: false,
    structuralSharing: false,
    queryFn: async ({ signal }) => {
      const file = await downloadSurveyAnswers(survey, signal);
      const opened = await open(file);
      // Every component has unmounted: releasing the worker stops it.
      if (signal.aborted) opened.hold()();
      return { key: (fetched += 1), file, ...opened };
    },
  });
  const hold = query.data?.hold;
  useEffect(() => hold?.(), [hold]);
  return query;
};

/** Returns the tally of `scope`; until it is counted, the previous one stays. */
export const useTally = ({ key, report, reader }: Answers, scope: AnswerScope) => {
  const isWhole = isSameScope(scope, WHOLE);
  const { data } = useQuery({
    queryKey: [SURVEY, 'tally', key, scope],
    enabled: !isWhole,
    gcTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async () => (await reader.tally(scope)) ?? null,
  });
  return (isWhole ? undefined : data) ?? report.tally;
};

let fetched = 0;

const open = async (file: Blob) => {
  const worker = new Worker(new URL('./answers.worker.ts', import.meta.url), { type: 'module' });
  const reader = wrap<AnswersReader>(worker);
  const awaited = watchWorker(worker);
  try {
    const report = await awaited(reader.read(file));
    return { report, reader, hold: countReferences(() => worker.terminate()) };
  } catch (error) {
    worker.terminate();
    throw error;
  }
};

/**
 * A reference count: returns a `hold` function, and calls `stop` once every holder has released it. `stop` waits for a
 * task, because at a change of tab the next holder mounts just after the last one unmounts.
 */
const countReferences = (stop: () => void) => {
  let holders = 0;
  return () => {
    holders += 1;
    return () => {
      holders -= 1;
      setTimeout(() => {
        if (holders === 0) stop();
      });
    };
  };
};
