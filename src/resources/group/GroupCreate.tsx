import { RecordCreate } from '@/shared/form/RecordCreate';
import { defaults, formSchema } from './group.form';
import { GroupInputs } from './GroupInputs';

export const GroupCreate = () => (
  <RecordCreate schema={formSchema} defaults={defaults}>
    <GroupInputs />
  </RecordCreate>
);
