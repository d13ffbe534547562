import { useWatch } from 'react-hook-form';
import { audienceOf, type Audience } from './audience-lists';

/** Whom the record of the form is for, as it stands there now. */
export const useFormAudience = (): Audience => {
  const [recipients, categories, company_code] = useWatch({
    name: ['recipients', 'categories', 'company_code'],
  }) as unknown[];
  return audienceOf({ recipients, categories, company_code });
};
