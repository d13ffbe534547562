import { useWatch } from 'react-hook-form';
import { audienceOf, type Audience } from './audience-lists';

/** The audience of the form's record, as it is typed now. */
export const useFormAudience = (): Audience => {
  const [recipients, categories, company_code] = useWatch({
    name: ['recipients', 'categories', 'company_code'],
  }) as unknown[];
  return audienceOf({ recipients, categories, company_code });
};
