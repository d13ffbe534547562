import { useWatch } from 'react-hook-form';
import { audienceOf, type Audience } from './audience-lists';

/** The audience of the form's record, with its current values. */
export const useFormAudience = (): Audience => {
  const [recipients, categories, company_code] = useWatch({
    name: ['recipients', 'categories', 'company_code'],
  }) as unknown[];
  return audienceOf({ recipients, categories, company_code });
};
