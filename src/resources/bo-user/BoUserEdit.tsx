import { RecordEdit } from '@/shared/form/RecordEdit';
import { defaults, formSchema } from './bo-user.form';
import { BoUserInputs } from './BoUserInputs';
import { BoUserSummary } from './BoUserSummary';

export const BoUserEdit = () => (
  <RecordEdit schema={formSchema} defaults={defaults} aside={<BoUserSummary />}>
    <BoUserInputs />
  </RecordEdit>
);
