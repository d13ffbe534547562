import type { ReactNode } from 'react';
import { useLocation } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/shared/registry/definitions';
import { drawerTargetAt, useClosedAddress, type DrawerTarget } from '@/shared/links/drawer-address';
import { DrawerShell } from './DrawerShell';
import { DrawerTargetContext } from '@/shared/links/drawer-target';
import { useOpenings } from './useOpenings';

/**
 * The drawer of a list, open while the address says so: `?edit={id}`, `?create`, or the address for new
 * records. Its child is the form, a {@link DrawerForm} that is best fetched when it is first shown.
 */
export const RecordDrawer = ({ children }: { children: ReactNode }) => {
  const definition = useDefinition();
  const mayCreate = useCan(definition.access.create);
  const mayEdit = useCan(definition.access.edit);
  const closedAddress = useClosedAddress(definition);
  const asked = drawerTargetAt(definition, useLocation());
  const isAllowed = asked?.kind === 'edit' ? mayEdit : mayCreate;
  const target = isAllowed ? asked : null;
  const { shown, opening } = useOpenings(target, keyOf(target));
  if (!shown) return null;
  return (
    <DrawerShell key={opening} isOpen={target !== null} exit={closedAddress}>
      <DrawerTargetContext value={shown}>{children}</DrawerTargetContext>
    </DrawerShell>
  );
};

const keyOf = (target: DrawerTarget | null) =>
  target?.kind === 'edit' ? `edit ${target.id}` : target?.kind;
