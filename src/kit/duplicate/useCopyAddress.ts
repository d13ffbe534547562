import type { RaRecord } from 'react-admin';
import type { ResourceDefinition } from '@/core/resource';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { useOffersCreate } from '@/kit/registry/may-create';
import type { CopyRules } from './copy';

/**
 * The address of a new record that starts like `record`. Null if its resource has no form for new records, if the role
 * may not create them, or if `copy` is false.
 */
export const useCopyAddress = (
  definition: ResourceDefinition,
  record: RaRecord,
  copy?: CopyRules | false,
): string | null => {
  const addresses = useRecordAddresses(definition);
  const offersCreate = useOffersCreate(definition);
  return copy === false || !offersCreate ? null : addresses.copy(record);
};
