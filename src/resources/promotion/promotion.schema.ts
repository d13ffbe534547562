import * as z from '@/core/zod';
import { categories, customersNeedCategories, recipients } from '@/core/schema/audience';
import { PICTURE_SIZE } from '@/core/constants';
import { oneOf } from '@/core/schema/choice';
import { day, endsAfterStart } from '@/core/schema/date';
import { image } from '@/core/schema/image';
import { count } from '@/core/schema/number';
import { code, shortText, requiredText } from '@/core/schema/text';
import { promotion } from './promotion.definition';

const { award_type, payout_type, status } = promotion.values;

/** The quota of each company; 0 is no limit. Companies must be unique. */
const companyQuotas = () =>
  z.preprocess(
    (value) => value ?? [],
    z
      .array(z.object({ company_code: requiredText(), quota: count(0) }), 'validation.required')
      .min(1, 'validation.required')
      .superRefine((quotas, context) => {
        const codes = quotas.map(({ company_code }) => company_code);
        codes.forEach((company, at) => {
          if (codes.indexOf(company) === at) return;
          const path = [at, 'company_code'];
          context.addIssue({ code: 'custom', path, message: 'validation.distinct' });
        });
      }),
  );

/** Rules of a promotion: specification, section 5; docs/wire-format.md, section 4. */
export const schema = customersNeedCategories(
  endsAfterStart(
    z.object({
      code: code(),
      title: shortText(),
      description: shortText(),
      start_date: day(),
      end_date: day(),
      image: image(PICTURE_SIZE),
      award_type: oneOf(award_type),
      payout_type: oneOf(payout_type),
      max_per_client: count(0),
      company_quotas: companyQuotas(),
      recipients: recipients(),
      categories: categories(0),
      status: oneOf(status).optional(),
    }),
  ),
);
