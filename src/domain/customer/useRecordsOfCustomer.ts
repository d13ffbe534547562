import { useQuery } from '@tanstack/react-query';
import { useDataProvider, type RaRecord } from 'react-admin';
import type { ConsoleDataProvider } from '@/providers/data/data-provider';
import { readPages } from '@/providers/data/iterate-pages';
import { useDefinition } from '@/kit/registry/definitions';
import { useCustomer, type Customer } from './customer-context';

/**
 * The records that concern the customer of the page. No filter of the wire selects them, so the records of the
 * customer's companies are read page by page and filtered here; `coverage` says how many have been read.
 */
export const useRecordsOfCustomer = (concerns: Concerns) => {
  const provider = useDataProvider<ConsoleDataProvider>();
  const { name } = useDefinition();
  const customer = useCustomer();
  return useQuery({
    queryKey: [name, 'of customer', customer],
    queryFn: async ({ signal }) => {
      const found = new Map<string, RaRecord>();
      const coverage = { read: 0, total: 0 };
      for (const company_code of new Set(customer.companies)) {
        const filter = { company_code };
        const { rows, total } = await readPages<RaRecord>((page) =>
          provider.getCachedPage(name, { page, filter, signal }),
        );
        for (const record of rows) {
          if (concerns(record, customer)) found.set(String(record.id), record);
        }
        coverage.read += rows.length;
        coverage.total += total;
      }
      return { records: [...found.values()], coverage };
    },
  });
};

type Concerns = (record: RaRecord, customer: Customer) => boolean;
