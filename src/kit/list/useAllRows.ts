import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, type RaRecord } from 'react-admin';
import { PAGES_STALE_MS } from '@/core/constants';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { iteratePages, type Coverage } from '@/providers/data/iterate-pages';
import { allRowsKey } from '@/kit/record/list-cache';
import { useDefinition } from '@/kit/registry/definitions';

type AllRowsOptions = {
  enabled?: boolean;
  /** Whether the rows of the previous filter stay until the new ones are read. */
  keepsPrevious?: boolean;
};

/**
 * Reads the rows of the page's resource that match `filter`, page by page up to the limit, with their `total`, so that
 * a sum can state how many rows it is based on. `progress` is the coverage so far.
 */
export const useAllRows = (
  filter: Readonly<Record<string, unknown>>,
  { enabled = true, keepsPrevious = false }: AllRowsOptions = {},
) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  const [progress, setProgress] = useState<Coverage>();
  const query = useQuery({
    queryKey: allRowsKey(name, filter),
    staleTime: PAGES_STALE_MS,
    enabled,
    retry: false,
    placeholderData: keepsPrevious ? keepPreviousData : undefined,
    queryFn: async ({ signal }): Promise<{ rows: RaRecord[]; total: number }> => {
      const rows: RaRecord[] = [];
      let coverage = { read: 0, total: 0 };
      const pages = iteratePages((page) => provider.getCachedPage(name, { page, filter, signal }));
      for await (const { data, read, total } of pages) {
        for (const row of data) rows.push(row);
        coverage = { read, total };
        setProgress(coverage);
      }
      return { rows, total: coverage.total };
    },
  });
  return { ...query, progress };
};
