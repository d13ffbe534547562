import { useQueries } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGE_SIZE } from '@/core/constants';
import type { ResourceDefinition } from '@/core/resource';
import { textOrNumberOf } from '@/core/text';
import { NAMES_STALE_MS } from '@/kit/references/reference-queries';

/**
 * The records of a resource that belong to `companies`, by code, read with one call per company because a filter holds
 * one value. Empty if the backend refuses the call.
 */
export const useRecordsOf = (
  { name, codeField = 'id' }: Pick<ResourceDefinition, 'name' | 'codeField'>,
  companies: readonly string[],
) => {
  const provider = useDataProvider();
  return useQueries({
    queries: companies.map((company) => ({
      queryKey: ['references', name, 'of', company],
      staleTime: NAMES_STALE_MS,
      queryFn: async ({ signal }: { signal: AbortSignal }) => {
        const { data } = await provider.getList<RaRecord>(name, {
          pagination: { page: 1, perPage: MAX_PAGE_SIZE },
          sort: { field: codeField, order: 'ASC' },
          filter: { company_code: company },
          signal,
        });
        return data.map((record): [string, RaRecord] => [
          textOrNumberOf(record[codeField]),
          record,
        ]);
      },
    })),
    combine: gathered,
  });
};

/** The company a record belongs to; undefined if the record is not known. */
export const companyOf = (record: RaRecord | undefined): string | undefined =>
  record === undefined ? undefined : textOrNumberOf(record.company_code);

/** The codes to keep when the companies change to `companies`: theirs, and those whose company is unknown. */
export const codesWithin = (
  codes: readonly string[],
  companies: readonly string[],
  companyOfCode: (code: string) => string | undefined,
): string[] =>
  codes.filter((code) => {
    const company = companyOfCode(code);
    return companies.length > 0 && (company === undefined || companies.includes(company));
  });

const gathered = (results: { data: [string, RaRecord][] | undefined }[]) => ({
  byCode: new Map(results.flatMap(({ data }) => data ?? [])),
});
