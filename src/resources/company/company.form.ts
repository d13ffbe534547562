import type { FormDescription } from '@/kit/form/FormView';
import { RelatedRecords } from '@/kit/form/RelatedRecords';
import { schema } from './company.schema';
import { CompanyInputs } from './CompanyInputs';
import { CompanyPreview } from './CompanyPreview';

export const form: FormDescription = {
  schema,
  Inputs: CompanyInputs,
  Aside: CompanyPreview,
  // Another company has a name and pictures of its own: nothing would be left.
  copy: false,
  Related: RelatedRecords,
  deletionAsksForCode: true,
};
