import { queryOptions, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { useDataProvider, useEvent, type DataProvider } from 'react-admin';
import { useFormContext } from 'react-hook-form';
import { lineOf } from '@/core/text';
import { packMessage } from '@/core/validation-messages';
import { CODE } from '@/core/validators';
import { useRecordForm } from '@/kit/form-state/record-form-context';
import type { FormRefinement } from '@/kit/form-state/resolver';
import { findByCode } from '@/kit/references/find-by-code';
import { promotion } from './promotion.definition';

/** Returns the rule that refuses the code of another promotion, where {@link useTakenCodeSearch} has found one. */
export const useTakenCodeRule = (): FormRefinement => {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  return useCallback(
    async ({ code }): ReturnType<FormRefinement> => {
      const { queryKey } = holderQuery(provider, codeIn(code));
      const holder = queryClient.getQueryData(queryKey);
      if (!holder) return { values: {}, errors: {} };
      const title = lineOf(holder.title);
      const taken = packMessage('resources.promotion.inputs.code_taken', { title });
      return { values: {}, errors: { code: taken } };
    },
    [provider, queryClient],
  );
};

/**
 * Returns a function that looks up whether a promotion has the code of the new one, and marks the field if so: otherwise
 * only the backend would refuse it, after the last step. A lookup that fails or takes too long leaves it to the backend.
 */
export const useTakenCodeSearch = (): (() => Promise<void>) => {
  const provider = useDataProvider();
  const queryClient = useQueryClient();
  const form = useFormContext();
  const { getState } = useRecordForm();
  return useEvent(async () => {
    const code = codeIn(form.getValues('code'));
    if (getState().record || !CODE.test(code)) return;
    const query = holderQuery(provider, code);
    await queryClient.prefetchQuery(query);
    if (queryClient.getQueryData(query.queryKey)) await form.trigger('code');
  });
};

const codeIn = (value: unknown): string => lineOf(value).trim();

/** The promotion with a code; null if none has it. */
const holderQuery = (provider: DataProvider, code: string) =>
  queryOptions({
    // Changes of promotions invalidate all references to them.
    queryKey: ['references', promotion.name, 'holder', code],
    staleTime: FRESH_MS,
    retry: false,
    queryFn: ({ signal }) =>
      findByCode(provider, promotion, code, {
        signal: AbortSignal.any([signal, AbortSignal.timeout(LONGEST_MS)]),
      }),
  });

/** Milliseconds in which leaving the field and the step makes one call. */
const FRESH_MS = 10_000;

/** Milliseconds after which a step is left without an answer. */
const LONGEST_MS = 4_000;
