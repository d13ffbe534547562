import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { historyIndex } from '@/ui/browser/history-index';
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
  const close = useClose(target !== null, exit);
  if (!shown) return null;
  return (
    // Without a key of its own: the drawer stays open from one record to the next.
    <DrawerShell
      isOpen={target !== null}
      exit={exit}
      onClose={close}
      width={WIDTH}
      returnsTo={shown}
    >
      <Panel key={opening} id={shown} waiting={<FormSkeleton />} />
    </DrawerShell>
  );
};

/**
 * Returns the way to the list without its panel, at `exit`: a step back if the panel was opened from there, so that the
 * browser's Back does not open it again, else the list in its place.
 */
const useClose = (isOpen: boolean, exit: string) => {
  const navigate = useNavigate();
  const list = useRef<{ exit: string; at: number | null }>(undefined);
  useEffect(() => {
    if (!isOpen) list.current = { exit, at: historyIndex() };
  });
  return () => {
    const index = historyIndex();
    const isBehind = index !== null && list.current?.exit === exit && list.current.at === index - 1;
    // A second press, while the browser is on its way, must not lead a step further.
    list.current = undefined;
    if (isBehind) navigate(-1);
    else navigate(exit, { replace: true });
  };
};

const WIDTH = 720;
