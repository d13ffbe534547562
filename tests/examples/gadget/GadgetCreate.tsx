import { RecordCreate } from '@/shared/form/RecordCreate';
import { defaults, GadgetInputs } from './GadgetInputs';
import { schema } from './gadget.schema';

export const GadgetCreate = () => (
  <RecordCreate schema={schema} defaults={defaults}>
    <GadgetInputs />
  </RecordCreate>
);
