import { useQueries, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useLocale, type RaRecord } from 'react-admin';
import type { Role } from '@/core/permissions';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { NAMES_STALE_MS } from '@/kit/references/reference-queries';
import { useDefinitions } from '@/kit/registry/definitions';
import { useDocumentedLocation } from '@/kit/links/documented-location';
import { urlScheme } from '../router/url-scheme';
import { nameWithReferences } from './named-hits';
import { isSame, recentRecords, recordAt } from './recent-records';
import { hitOf, searchableFor, type Hit } from './record-search';

/**
 * The records the user opened last, without the one on the page, and those that are gone or not theirs any more. Empty
 * until all are read: none appears above another.
 */
export const useRecentRecords = (
  roles: readonly Role[],
  isWanted: boolean,
): { resource: string; hit: Hit }[] => {
  const provider = useDataProvider();
  const client = useQueryClient();
  const definitions = useDefinitions();
  const locale = useLocale();
  const translate = useTranslate();
  const formats = useFormats();
  const { pathname, search } = useDocumentedLocation();
  const [kept] = useState(recentRecords.read);
  const here = recordAt(urlScheme, { pathname, search });
  const searchable = new Map(searchableFor(roles).map((one) => [one.name, one]));
  const shown = kept
    .filter((one) => searchable.has(one.resource) && !isSame(one, here))
    .slice(0, SHOWN);
  return useQueries({
    queries: shown.map(({ resource, id }) => ({
      queryKey: [resource, 'recent', id, locale],
      enabled: isWanted,
      staleTime: NAMES_STALE_MS,
      retry: false,
      queryFn: async ({ signal }: { signal: AbortSignal }): Promise<Hit | null> => {
        const definition = searchable.get(resource);
        if (!definition) return null;
        const known = client
          .getQueriesData<RaRecord>({ queryKey: [resource, 'getOne'] })
          .find(([, record]) => String(record?.id) === id)?.[1];
        const record = known ?? (await provider.getOne(resource, { id, signal })).data;
        const hit = hitOf(definition, record, roles);
        if (!hit) return null;
        const { name } = await nameWithReferences(
          { client, provider, definitions, translate, formats },
          definition,
          record,
        );
        return { ...hit, name: name || hit.name };
      },
    })),
    combine: (queries) => {
      if (queries.some(({ isPending }) => isPending)) return [];
      return queries.flatMap(({ data, isError }, at) => {
        const resource = shown[at]?.resource;
        return data && !isError && resource ? [{ resource, hit: data }] : [];
      });
    },
  });
};

const SHOWN = 5;
