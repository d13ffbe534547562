import { RecordCreate } from '@/shared/form/RecordCreate';
import { defaults } from './app-user.form';
import { schema } from './app-user.schema';
import { AppUserInputs } from './AppUserInputs';

export const AppUserCreate = () => (
  <RecordCreate schema={schema} defaults={defaults}>
    <AppUserInputs />
  </RecordCreate>
);
