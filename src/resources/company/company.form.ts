import type { FormDescription } from '@/kit/form/FormView';
import { RelatedRecords } from '@/kit/dependents/RelatedRecords';
import { schema } from './company.schema';
import { CompanyInputs } from './CompanyInputs';
import { CompanyPreview } from './CompanyPreview';

export const form: FormDescription = {
  schema,
  Inputs: CompanyInputs,
  Aside: CompanyPreview,
  // A company's name and pictures are its own: a copy would keep nothing.
  copy: false,
  Related: RelatedRecords,
  deletion: { asksForCode: true },
};
