import { useNavigate } from 'react-admin';
import { supportsVerb } from '@/core/resource';
import { useCan } from '@/providers/session/use-session';
import { useRecordAddresses } from '@/shared/links/drawer-address';
import { copyOf } from './copy';
import { useRecordForm } from './record-form-context';
import type { StartingValues } from './useStartingValues';

/**
 * Opens the form for a new record that starts like the one of this form. Null where the resource has no such
 * form, where the role may create none, and where its form says that copies make no sense.
 */
export const useDuplicate = (): (() => void) | null => {
  const { definition, initialValues, copy } = useRecordForm();
  const { routes, drawer, access, endpoint } = definition;
  const addresses = useRecordAddresses(definition);
  const navigate = useNavigate();
  const mayCreate = useCan(access.create) && supportsVerb(endpoint, 'create');
  if (copy === false || !mayCreate || !(routes.create ?? drawer)) return null;
  return () => {
    const state: StartingValues = { startingValues: copyOf(definition, initialValues, copy) };
    navigate(addresses.create(), { state });
  };
};
