import type { FormDescription } from '@/kit/form/FormView';
import { recordTab } from '@/kit/form/record-tab';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { EMPTY_ENTRY, ENTRY_FIELDS, listsOf } from './app-user.codec';
import { schema } from './app-user.schema';
import { AppUserInputs } from './AppUserInputs';
import { AppUserSummary } from './AppUserSummary';
import { CustomerFigures } from './CustomerFigures';

const CustomerProfile = lazyComponent(() => import('./CustomerProfile'), 'CustomerProfile');

export const form: FormDescription = {
  schema,
  Inputs: AppUserInputs,
  Related: AppUserSummary,
  series: ENTRY_FIELDS,
  // A copy is another customer of the same agent.
  copy: { set: { p_iva: '', business_name: '', email: '', status: 'active' } },
  // Starts with one empty company entry.
  initial: () => ({ ...listsOf([EMPTY_ENTRY]), status: 'active' }),
  tabs: {
    formLabel: 'resources.app-user.form.tab',
    isFormLast: true,
    Head: CustomerFigures,
    others: [
      recordTab({ name: 'profile', label: 'resources.app-user.profile.tab' }, CustomerProfile),
    ],
  },
};
