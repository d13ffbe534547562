import type { RaRecord } from 'react-admin';
import { CustomerContext } from '@/domain/customer/customer-context';
import { CardColumns } from '@/ui/page/CardGrid';
import { AccessCard } from './AccessCard';
import { ProfileCard } from './ProfileCard';
import { useCustomerOf } from './useCustomerOf';
import { useProfileCards } from './useProfileCards';

/** Everything about one app user: their data, their use of the app, and the cards of other resources. */
export const CustomerProfile = ({ record }: { record: RaRecord }) => {
  const customer = useCustomerOf(record);
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
