import { RecordCreate } from '@/shared/form/RecordCreate';
import { defaults, formSchema } from './bo-user.form';
import { BoUserInputs } from './BoUserInputs';
import { BoUserSummary } from './BoUserSummary';

export const BoUserCreate = () => (
  <RecordCreate schema={formSchema} defaults={defaults} aside={<BoUserSummary />}>
    <BoUserInputs />
  </RecordCreate>
);
