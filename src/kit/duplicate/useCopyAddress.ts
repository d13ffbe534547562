import type { RaRecord } from 'react-admin';
import { hasDrawer, type ResourceDefinition } from '@/core/resource';
import { useRecordAddresses } from '@/kit/links/drawer-address';
import { useMayCreate } from '@/kit/registry/may-create';
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
  const { routes } = definition;
  const addresses = useRecordAddresses(definition);
  const mayCreate = useMayCreate(definition);
  if (copy === false || !mayCreate || !(routes.create ?? hasDrawer(definition))) return null;
  return addresses.copy(record);
};
