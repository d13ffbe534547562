import { queryOptions } from '@tanstack/react-query';
import type { DataProvider } from 'react-admin';
import { TURNOVER } from '@/core/resource-names';
import { readTurnovers, type turnoverScope } from './read-turnovers';

/**
 * The query that reads the turnovers of `scope`: the note of a form and the question before its save share the result
 * for a minute.
 */
export const turnoverQuery = (provider: DataProvider, scope: ReturnType<typeof turnoverScope>) =>
  queryOptions({
    queryKey: [TURNOVER, 'of companies', scope],
    gcTime: 0,
    staleTime: 60_000,
    retry: false,
    queryFn: () => readTurnovers(provider, scope),
  });
