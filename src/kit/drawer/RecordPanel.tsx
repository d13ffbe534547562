import { useLocation } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import type { LazyPanel } from '@/kit/registry/views';
import { useDefinition } from '@/kit/registry/definitions';
import { openedAt, useClosedAddress } from '@/kit/links/drawer-address';
import { DrawerShell } from './DrawerShell';
import { useOpenings } from './useOpenings';

/**
 * Shows a record with `Panel` in a panel over the list while the address has `?open={id}`, for users who may see its
 * records, or else visit the list.
 */
export const RecordPanel = ({ Panel }: { Panel: LazyPanel }) => {
  const definition = useDefinition();
  const exit = useClosedAddress(definition);
  const isAllowed = useCan(definition.access.show ?? definition.access.list);
  const asked = openedAt(useLocation());
  const target = isAllowed ? asked : null;
  const { shown, opening } = useOpenings(target, target === null ? undefined : 'open');
  // The panel stays open from one record to the next.
  const id = target ?? shown;
  if (!id) return null;
  return (
    <DrawerShell key={opening} isOpen={target !== null} exit={exit} width={WIDTH} returnsTo={id}>
      <Panel key={id} id={id} waiting={<FormSkeleton />} />
    </DrawerShell>
  );
};

const WIDTH = 720;
