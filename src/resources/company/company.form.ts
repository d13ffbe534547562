import type { FormDescription } from '@/shared/form/FormView';
import { schema } from './company.schema';
import { CompanyInputs } from './CompanyInputs';
import { CompanyPreview } from './CompanyPreview';

export const form: FormDescription = { schema, Inputs: CompanyInputs, Aside: CompanyPreview };
