import { RecordCreate } from '@/shared/form/RecordCreate';
import { defaults, refinement } from './location.form';
import { schema } from './location.schema';
import { LocationInputs } from './LocationInputs';
import { LocationSummary } from './LocationSummary';

export const LocationCreate = () => (
  <RecordCreate
    schema={schema}
    refinement={refinement}
    defaults={defaults}
    aside={<LocationSummary />}
  >
    <LocationInputs />
  </RecordCreate>
);
