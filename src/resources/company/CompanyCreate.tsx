import { RecordCreate } from '@/shared/form/RecordCreate';
import { defaults } from './company.form';
import { schema } from './company.schema';
import { CompanyInputs } from './CompanyInputs';
import { CompanyPreview } from './CompanyPreview';

export const CompanyCreate = () => (
  <RecordCreate schema={schema} defaults={defaults} aside={<CompanyPreview />}>
    <CompanyInputs />
  </RecordCreate>
);
