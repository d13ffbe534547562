import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { DEFAULT_SORT_FIELD } from '@/core/constants';
import { isId } from '@/core/id';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { ApiError } from '@/providers/http/api-error';
import { readReport } from '@/domain/report/read-report';
import { useDefinition } from '@/kit/registry/definitions';

/** The report of the promotion called `code` at `company`; without a company, the one the backend answers with. */
export const useReport = (code: string, company: string | undefined) => {
  const definition = useDefinition('company-report');
  return useQuery({
    // The key of a record that was read, so that the breadcrumb finds its name.
    queryKey: [definition.name, 'getOne', { code, company }],
    retry: false,
    queryFn: async ({ signal }) => {
      if (!isId(code)) throw new ApiError('refused', 404);
      return readReport(definition, code, company, signal);
    },
  });
};

/** The rows a search finds, to choose one from: those of one promotion, or of all. */
export const useReports = (search: string, filter: Readonly<Record<string, string>> = {}) => {
  const { name } = useDefinition('company-report');
  const provider = useDataProvider<ConsoleDataProvider>();
  return useQuery({
    queryKey: [name, 'found', search, filter],
    queryFn: async ({ signal }) => {
      const { data } = await provider.getList(name, {
        filter: { ...filter, q: search },
        pagination: { page: 1, perPage: SHOWN },
        sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
        signal,
      });
      return data;
    },
  });
};

/** A picker offers this many at most; the search finds the others. */
const SHOWN = 50;
