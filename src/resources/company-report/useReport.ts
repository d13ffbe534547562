import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { DEFAULT_SORT_FIELD } from '@/core/constants';
import { isId } from '@/core/id';
import { COMPANY_REPORT } from '@/core/resource-names';
import { textOrNumberOf } from '@/core/text';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages } from '@/providers/data/iterate-pages';
import { ApiError } from '@/providers/http/api-error';
import { readReport } from '@/domain/report/read-report';
import { useDefinition } from '@/kit/registry/definitions';

/** Reads the report of the promotion `code` at `company`, if `enabled`; without a company, the backend chooses one. */
export const useReport = (code: string, company: string | undefined, enabled = true) => {
  const definition = useDefinition(COMPANY_REPORT);
  return useQuery({
    // The query key of react-admin's `getOne`, so that the breadcrumb finds the record's name.
    queryKey: [definition.name, 'getOne', { code, company }],
    retry: false,
    enabled,
    queryFn: async ({ signal }) => {
      if (!isId(code)) throw new ApiError('refused', 404);
      return readReport(definition, code, company, signal);
    },
  });
};

/** Searches reports for a picker: those that match `filter`, such as one promotion, or all. */
export const useReports = (search: string, filter: Readonly<Record<string, string>> = {}) => {
  const { name } = useDefinition(COMPANY_REPORT);
  const readPage = useFoundPage();
  return useQuery({
    queryKey: [name, 'found', search, filter],
    queryFn: async ({ signal }) => (await readPage({ ...filter, q: search }, 1, signal)).data,
  });
};

/**
 * Reads the reports of the promotion `code`, one for each of its companies: all pages of the search, which also finds
 * the promotions whose codes or titles contain the code.
 */
export const useReportsOf = (code: string) => {
  const { name } = useDefinition(COMPANY_REPORT);
  const readPage = useFoundPage();
  return useQuery({
    queryKey: [name, 'of promotion', code],
    queryFn: async ({ signal }) => {
      const { rows } = await readPages((page) => readPage({ q: code }, page, signal));
      return rows.filter(({ promotion_code }) => textOrNumberOf(promotion_code) === code);
    },
  });
};

const useFoundPage = () => {
  const { name } = useDefinition(COMPANY_REPORT);
  const provider = useDataProvider<ConsoleDataProvider>();
  return (filter: Readonly<Record<string, string>>, page: number, signal: AbortSignal) =>
    provider.getList<RaRecord>(name, {
      filter,
      pagination: { page, perPage: SHOWN },
      sort: { field: DEFAULT_SORT_FIELD, order: 'ASC' },
      signal,
    });
};

/** Reports in a page: the maximum of a picker, whose search finds the others. */
const SHOWN = 50;
