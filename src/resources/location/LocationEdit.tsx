import { RecordEdit } from '@/shared/form/RecordEdit';
import { defaults, refinement } from './location.form';
import { schema } from './location.schema';
import { LocationInputs } from './LocationInputs';
import { LocationSummary } from './LocationSummary';

export const LocationEdit = () => (
  <RecordEdit
    schema={schema}
    refinement={refinement}
    defaults={defaults}
    aside={<LocationSummary />}
  >
    <LocationInputs />
  </RecordEdit>
);
