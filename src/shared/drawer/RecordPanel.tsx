import type { ReactNode } from 'react';
import { useLocation } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/shared/registry/definitions';
import { openedAt, useClosedAddress } from '@/shared/links/drawer-address';
import { DrawerShell } from './DrawerShell';
import { useOpenings } from './useOpenings';

type RecordPanelProps = {
  /** What it holds of the record called `id`; best fetched when it is first shown. */
  children: (id: string) => ReactNode;
};

/**
 * A record of the list to be read, over the list and open while the address says so (`?open={id}`), for
 * whoever may visit the list.
 */
export const RecordPanel = ({ children }: RecordPanelProps) => {
  const definition = useDefinition();
  const exit = useClosedAddress(definition);
  const isAllowed = useCan(definition.access.list);
  const asked = openedAt(useLocation());
  const target = isAllowed ? asked : null;
  const { shown, opening } = useOpenings(target, target ?? undefined);
  if (!shown) return null;
  return (
    <DrawerShell key={opening} isOpen={target !== null} exit={exit} width={WIDTH}>
      {children(shown)}
    </DrawerShell>
  );
};

const WIDTH = 720;
