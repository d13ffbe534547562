import { useNavigate } from 'react-admin';
import type { FieldValues } from 'react-hook-form';
import { supportsVerb, type ResourceDefinition } from '@/core/resource';
import { useCan } from '@/providers/session/use-session';
import { useRecordAddresses } from '@/shared/links/drawer-address';
import { copyOf, type CopyRules } from './copy';
import type { StartingValues } from './useStartingValues';

/**
 * Opens the form for a new record that starts like `record`. Null where its resource has no such form, where the
 * role may create none, and where `copy` says that copies make no sense.
 */
export const useDuplicate = (
  definition: ResourceDefinition,
  record: FieldValues,
  copy?: CopyRules | false,
): (() => void) | null => {
  const { routes, drawer, access, endpoint } = definition;
  const addresses = useRecordAddresses(definition);
  const navigate = useNavigate();
  const mayCreate = useCan(access.create) && supportsVerb(endpoint, 'create');
  if (copy === false || !mayCreate || !(routes.create ?? drawer)) return null;
  return () => {
    const state: StartingValues = { startingValues: copyOf(definition, record, copy) };
    navigate(addresses.create(), { state });
  };
};
