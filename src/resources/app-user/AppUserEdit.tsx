import { useRecordContext } from 'react-admin';
import { RecordEdit } from '@/shared/form/RecordEdit';
import { FormSkeleton } from '@/shared/record/FormSkeleton';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import { defaults } from './app-user.form';
import { schema } from './app-user.schema';
import { AppUserInputs } from './AppUserInputs';
import { AppUserSummary } from './AppUserSummary';

const CustomerProfile = lazyComponent(() => import('./CustomerProfile'), 'CustomerProfile');

export const AppUserEdit = () => (
  <RecordEdit schema={schema} defaults={defaults} aside={<AppUserSummary />} tabs={TABS}>
    <AppUserInputs />
  </RecordEdit>
);

const Profile = () => {
  const record = useRecordContext();
  return record && <CustomerProfile waiting={<FormSkeleton />} record={record} />;
};

const TABS = {
  formLabel: 'resources.app-user.form.tab',
  others: [{ name: 'profile', label: 'resources.app-user.profile.tab', content: <Profile /> }],
};
