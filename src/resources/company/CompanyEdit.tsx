import { RecordEdit } from '@/shared/form/RecordEdit';
import { defaults } from './company.form';
import { schema } from './company.schema';
import { CompanyInputs } from './CompanyInputs';
import { CompanyPreview } from './CompanyPreview';

export const CompanyEdit = () => (
  <RecordEdit schema={schema} defaults={defaults} aside={<CompanyPreview />}>
    <CompanyInputs />
  </RecordEdit>
);
