import { RecordCreate } from '../form/RecordCreate';
import { RecordEdit } from '../form/RecordEdit';
import type { RecordFormProps } from '../form/RecordForm';
import { useDrawerTarget } from '@/shared/links/drawer-target';

/** The form of a list's drawer: a new record, or the one the address names; its inputs are the children. */
export const DrawerForm = (props: RecordFormProps) => {
  const target = useDrawerTarget();
  return target.kind === 'edit' ? (
    <RecordEdit {...props} id={target.id} />
  ) : (
    <RecordCreate {...props} />
  );
};
