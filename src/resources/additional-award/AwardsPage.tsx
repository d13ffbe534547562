import { useMemo } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useLocation, useParams } from 'react-router-dom';
import { ResourceList } from '@/kit/list/ResourceList';
import { AddressParamsContext } from '@/ui/page/address-params';
import { ParentProvider } from '@/kit/record/ParentProvider';
import { useAwardColumns } from './useAwardColumns';

/** Read-only list of the additional awards of a promotion: a row opens its page. */
export const AwardsPage = () => {
  const { promotion_id = '' } = useParams();
  const award_type = useLocation().pathname.includes('/reward/') ? 'reward' : 'gift';
  const params = useMemo(() => ({ promotion_id, award_type }), [promotion_id, award_type]);
  return (
    <ResourceContextProvider value="additional-award">
      <AddressParamsContext value={params}>
        <ParentProvider>
          <AwardRows />
        </ParentProvider>
      </AddressParamsContext>
    </ResourceContextProvider>
  );
};

const AwardRows = () => <ResourceList columns={useAwardColumns()} opens="show" isReadOnly />;
