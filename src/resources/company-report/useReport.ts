import { useQuery } from '@tanstack/react-query';
import { useDataProvider } from 'react-admin';
import { DEFAULT_SORT_FIELD } from '@/core/constants';
import { isId } from '@/core/id';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { ApiError } from '@/providers/http/api-error';
import { readReport } from '@/domain/report/read-report';
import { useDefinition } from '@/kit/registry/definitions';

/** Reads the report of the promotion `code` at `company`; without a company, the backend chooses one. */
export const useReport = (code: string, company: string | undefined) => {
  const definition = useDefinition('company-report');
  return useQuery({
    // The query key of react-admin's `getOne`, so that the breadcrumb finds the record's name.
    queryKey: [definition.name, 'getOne', { code, company }],
    retry: false,
    queryFn: async ({ signal }) => {
      if (!isId(code)) throw new ApiError('refused', 404);
      return readReport(definition, code, company, signal);
    },
  });
};

/** Searches reports for a picker: those that match `filter`, such as one promotion, or all. */
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

/** Maximum number of reports in a picker; the search finds the others. */
const SHOWN = 50;
