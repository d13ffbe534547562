import { RecordEdit } from '@/shared/form/RecordEdit';
import { defaults, formSchema } from './group.form';
import { GroupInputs } from './GroupInputs';

export const GroupEdit = () => (
  <RecordEdit schema={formSchema} defaults={defaults}>
    <GroupInputs />
  </RecordEdit>
);
