import { useLocation } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import type { LazyPanel } from '@/kit/registry/views';
import { useDefinition } from '@/kit/registry/definitions';
import { openedAt, useClosedAddress } from '@/kit/links/drawer-address';
import { openingPermission } from '@/kit/links/record-address';
import { DrawerShell } from './DrawerShell';
import { useOpenings } from './useOpenings';

/**
 * Shows a record with `Panel` in a panel over the list while the address has `?open={id}`, for users who may see its
 * records, or else visit the list.
 */
export const RecordPanel = ({ Panel }: { Panel: LazyPanel }) => {
  const definition = useDefinition();
  const exit = useClosedAddress(definition);
  const isAllowed = useCan(openingPermission(definition, 'panel'));
  const asked = openedAt(useLocation());
  const target = isAllowed ? asked : null;
  const { shown, opening } = useOpenings(target, target ?? undefined);
  if (!shown) return null;
  return (
    // Without a key of its own: the drawer stays open from one record to the next.
    <DrawerShell isOpen={target !== null} exit={exit} width={WIDTH} returnsTo={shown}>
      <Panel key={opening} id={shown} waiting={<FormSkeleton />} />
    </DrawerShell>
  );
};

const WIDTH = 720;
