import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useDataProvider, useNavigate, type Identifier, type RaRecord } from 'react-admin';
import { mapWithConcurrency } from '@/core/concurrency';
import { CUSTOMER } from '@/core/resource-names';
import { fillPathIfKnown } from '@/core/routes';
import { textOrNumberOf } from '@/core/text';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages } from '@/providers/data/iterate-pages';
import { useAlerts } from '@/ui/alerts/useAlerts';
import { toCsvLines } from '@/kit/export/csv';
import { useSingleFlight } from '@/ui/hooks/useSingleFlight';
import { listedRecord } from '@/kit/list/actions/listed-records';
import { useDefinition, useDefinitions, useViewsOf } from '@/kit/registry/definitions';
import { rowsOfFiles, yearAfter, type NextTarget } from './next-year';
import { formats } from './target.import';

/**
 * Fetches the targets of `ids`, the existing ones of the next years, and the customers of their companies; `isWhole` if
 * all of the existing ones were read.
 */
export const useNextYear = (ids: readonly Identifier[]) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const client = useQueryClient();
  const { name } = useDefinition();
  return useQuery({
    queryKey: [name, 'next year', ids],
    gcTime: 0,
    retry: false,
    queryFn: async ({ signal }) => {
      const targets = await mapWithConcurrency(ids, async (id) => {
        const listed = listedRecord(client, name, id);
        return listed ?? (await provider.getOne(name, { id, signal })).data;
      });
      const years = new Set(targets.flatMap((target) => yearAfter(target) ?? []));
      const readAll = (resource: string, filter: Readonly<Record<string, string>>) =>
        readPages<RaRecord>((page) => provider.getCachedPage(resource, { page, filter, signal }));
      const existing = await mapWithConcurrency([...years], (year) =>
        readAll(name, { year: String(year) }),
      );
      const companies = new Set(targets.map(({ company_code }) => textOrNumberOf(company_code)));
      companies.delete('');
      const customers = await mapWithConcurrency([...companies], (company_code) =>
        // Without them the targets keep their agents, which the import checks.
        readAll(CUSTOMER, { company_code }).catch(() => ({ rows: [] })),
      );
      return {
        targets,
        customers: customers.flatMap(({ rows }) => rows),
        existing: existing.flatMap(({ rows }) => rows),
        isWhole: existing.every(({ rows, total }) => rows.length >= total),
      };
    },
  });
};

/** Writes the files of targets and opens them in the import; `taken` names the kinds that are busy. */
export const useSendNextYear = () => {
  const definitions = useDefinitions();
  const viewsOf = useViewsOf();
  const navigate = useNavigate();
  const alerts = useAlerts();
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [isSending, setSending] = useState(false);
  const send = useSingleFlight(async (targets: readonly NextTarget[]) => {
    const imports = [...definitions.values()].find(({ name }) => viewsOf(name)?.openFiles);
    const openFiles = imports && viewsOf(imports.name)?.openFiles;
    const address =
      imports && fillPathIfKnown(imports.routes.list ?? '', { record_type: 'Target' });
    if (!openFiles || !address) throw new Error('The registry has no resource that imports files');
    setSending(true);
    try {
      const files = filesOf(targets);
      const busy = await openFiles(files, definitions);
      setTaken(busy);
      if (busy.length > 0) return;
      navigate(address);
      if (files.RewardTarget) alerts.info('resources.target.next_year.opened');
    } catch (error) {
      alerts.failure(error);
    } finally {
      setSending(false);
    }
  });
  return { send, isSending, taken };
};

/** Returns the import files by record type; none for a type without rows. */
const filesOf = (targets: readonly NextTarget[]): Record<string, File> =>
  Object.fromEntries(
    Object.entries(rowsOfFiles(targets)).flatMap(([recordType, rows]) => {
      const columns = formats[recordType]?.columns.map(({ name }) => name) ?? [];
      if (rows.length === 0) return [];
      const lines = rows.map((row: Readonly<Record<string, unknown>>) =>
        columns.map((column) => String(row[column])),
      );
      const name = `${recordType}-${targets[0]?.year ?? ''}.csv`;
      return [
        [recordType, new File([toCsvLines([columns, ...lines])], name, { type: 'text/csv' })],
      ];
    }),
  );
