import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { listOf } from '@/core/one-or-many';
import { CustomerContext } from '@/shared/customer/customer-context';
import { CardGrid } from '@/shared/page/CardGrid';
import { AccessCard } from './AccessCard';
import { entriesOf } from './app-user.codec';
import { ProfileCard } from './ProfileCard';
import { ProfileCards } from './ProfileCards';

/** Everything about one app user: who they are, what they do in the app, and what other areas know of them. */
export const CustomerProfile = ({ record }: { record: RaRecord }) => {
  const customer = useMemo(
    () => ({
      id: String(record.id),
      code: String(record.code),
      companies: entriesOf(record).map(({ company_code }) => company_code),
      categories: listOf(record.categories),
    }),
    [record],
  );
  return (
    <CustomerContext value={customer}>
      <CardGrid isEven>
        <ProfileCard record={record} />
        <AccessCard record={record} />
        <ProfileCards />
      </CardGrid>
    </CustomerContext>
  );
};
