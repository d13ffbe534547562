import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import { MAX_PAGES_READ } from '@/core/constants';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { iteratePages } from '@/providers/data/iterate-pages';
import { useDefinition } from '@/shared/registry/definitions';
import { useCustomer, type Customer } from './customer-context';

/**
 * The records that concern the customer of the page. No filter finds them, so those of the customer's companies are
 * read page by page and filtered here.
 */
export const useRecordsOfCustomer = (concerns: Concerns) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  const customer = useCustomer();
  return useQuery({
    queryKey: [name, 'of customer', customer],
    queryFn: async ({ signal }) => {
      const found = new Map<string, RaRecord>();
      for await (const record of recordsAround(provider, name, customer, signal)) {
        if (concerns(record, customer)) found.set(String(record.id), record);
      }
      return [...found.values()];
    },
  });
};

type Concerns = (record: RaRecord, customer: Customer) => boolean;

async function* recordsAround(
  provider: ConsoleDataProvider,
  resource: string,
  { companies }: Customer,
  signal: AbortSignal,
) {
  for (const company_code of new Set(companies)) {
    const filter = { company_code };
    const pages = iteratePages(
      (page) => provider.getCachedPage(resource, { page, filter, signal }),
      MAX_PAGES_READ,
    );
    for await (const { data } of pages) yield* data;
  }
}
