import { RecordEdit } from '@/shared/form/RecordEdit';
import { defaults } from './company.defaults';
import { schema } from './company.schema';
import { CompanyDependents } from './CompanyDependents';
import { CompanyInputs } from './CompanyInputs';
import { CompanyPreview } from './CompanyPreview';

export const CompanyEdit = () => (
  <RecordEdit
    schema={schema}
    defaults={defaults}
    aside={<CompanyPreview />}
    dependents={<CompanyDependents />}
  >
    <CompanyInputs />
  </RecordEdit>
);
