import { useRecordContext } from 'react-admin';
import type { FormDescription } from '@/kit/form/FormView';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { FormSkeleton } from '@/kit/record/FormSkeleton';
import { EMPTY_ENTRY, ENTRY_FIELDS, listsOf } from './app-user.codec';
import { schema } from './app-user.schema';
import { AppUserInputs } from './AppUserInputs';
import { AppUserSummary } from './AppUserSummary';
import { CustomerFigures } from './CustomerFigures';

const CustomerProfile = lazyComponent(() => import('./CustomerProfile'), 'CustomerProfile');

const Profile = () => {
  const record = useRecordContext();
  return record && <CustomerProfile waiting={<FormSkeleton />} record={record} />;
};

export const form: FormDescription = {
  schema,
  Inputs: AppUserInputs,
  Aside: AppUserSummary,
  series: ENTRY_FIELDS,
  // A copy is another customer of the same agent.
  copy: { set: { p_iva: '', business_name: '', email: '', status: 'active' } },
  // Starts with one empty company entry.
  initial: () => ({ ...listsOf([EMPTY_ENTRY]), status: 'active' }),
  tabs: {
    formLabel: 'resources.app-user.form.tab',
    isFormLast: true,
    Head: CustomerFigures,
    others: [{ name: 'profile', label: 'resources.app-user.profile.tab', content: <Profile /> }],
  },
};
