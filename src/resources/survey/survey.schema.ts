import * as z from '@/core/zod';
import { categories, customersNeedCategories, recipients } from '@/core/schema/audience';
import { oneOf } from '@/core/schema/choice';
import { day, endsAfterStart } from '@/core/schema/date';
import { shortText, requiredText } from '@/core/schema/text';
import { survey } from './survey.definition';

/** Rules of a survey: specification, section 5; docs/wire-format.md, section 4. */
export const schema = endsAfterStart(
  customersNeedCategories(
    z.object({
      title: shortText(),
      description: shortText(),
      company_code: requiredText(),
      recipients: recipients(),
      categories: categories(0),
      start_date: day(),
      end_date: day(),
      status: oneOf(survey.values.status),
    }),
  ),
);
