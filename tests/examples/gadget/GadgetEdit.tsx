import { RecordEdit } from '@/shared/form/RecordEdit';
import { defaults, GadgetInputs } from './GadgetInputs';
import { schema } from './gadget.schema';

export const GadgetEdit = () => (
  <RecordEdit schema={schema} defaults={defaults}>
    <GadgetInputs />
  </RecordEdit>
);
