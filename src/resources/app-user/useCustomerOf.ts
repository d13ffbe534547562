import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { listOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import type { Customer } from '@/domain/customer/customer-context';
import { entriesOf } from './app-user.codec';

/** The app user of a page, as the parts of other resources on it read it. */
export const useCustomerOf = (record: RaRecord): Customer =>
  useMemo(
    () => ({
      id: String(record.id),
      code: textOrNumberOf(record.code),
      companies: entriesOf(record).map(({ company_code }) => company_code),
      categories: listOf(record.categories),
    }),
    [record],
  );
