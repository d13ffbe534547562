import { useMemo } from 'react';
import type { RaRecord } from 'react-admin';
import { listOf } from '@/core/one-or-many';
import { textOrNumberOf } from '@/core/text';
import { CustomerContext } from '@/domain/customer/customer-context';
import { CardColumns } from '@/ui/page/CardGrid';
import { AccessCard } from './AccessCard';
import { entriesOf } from './app-user.codec';
import { ProfileCard } from './ProfileCard';
import { useProfileCards } from './useProfileCards';

/** Everything about one app user: their data, their use of the app, and the cards of other resources. */
export const CustomerProfile = ({ record }: { record: RaRecord }) => {
  const customer = useMemo(
    () => ({
      id: String(record.id),
      code: textOrNumberOf(record.code),
      companies: entriesOf(record).map(({ company_code }) => company_code),
      categories: listOf(record.categories),
    }),
    [record],
  );
  const others = useProfileCards();
  return (
    <CustomerContext value={customer}>
      <CardColumns
        cards={[
          <ProfileCard key="profile" record={record} />,
          <AccessCard key="accesses" record={record} />,
          ...others,
        ]}
      />
    </CustomerContext>
  );
};
