import { useLocation } from 'react-admin';
import { useCan } from '@/providers/session/use-session';
import { drawerTargetAt, useClosedAddress, type DrawerTarget } from '@/kit/links/drawer-address';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { useDefinition, useViewsOf } from '@/kit/registry/definitions';
import { DrawerShell } from './DrawerShell';
import { useOpenings } from './useOpenings';

/**
 * The resource's form in a drawer over its list, open while the address has `?edit={id}`, `?create`, or is the address
 * for new records.
 *
 * @throws Error if the resource has no form
 */
export const FormDrawer = () => {
  const definition = useDefinition();
  const Form = useViewsOf()(definition.name)?.form;
  if (!Form) throw new Error(`The views of ${definition.name} have no form for its drawer`);
  const mayCreate = useCan(definition.access.create);
  const mayEdit = useCan(definition.access.edit);
  const closedAddress = useClosedAddress(definition);
  const asked = drawerTargetAt(definition, useLocation());
  const isAllowed = asked?.kind === 'edit' ? mayEdit : mayCreate;
  const target = isAllowed ? asked : null;
  const { shown, opening } = useOpenings(target, keyOf(target));
  if (!shown) return null;
  const id = shown.kind === 'edit' ? shown.id : undefined;
  return (
    <DrawerShell key={opening} isOpen={target !== null} exit={closedAddress} returnsTo={id}>
      <Form mode={shown.kind} id={id} waiting={<FormSkeleton />} />
    </DrawerShell>
  );
};

const keyOf = (target: DrawerTarget | null) =>
  target?.kind === 'edit' ? `edit ${target.id}` : target?.kind;
