import * as z from '@/core/zod';
import { reachesCustomers, RECIPIENTS } from '@/core/audience';
import { isRecord } from '@/core/is-record';
import { distinctList, oneOf } from './choice';
import { requiredText } from './text';

/** Recipients: at least one, each once. */
export const recipients = () => distinctList(oneOf(RECIPIENTS), 1);

/** Codes of categories, each once; `min` is 1 where the specification requires them. */
export const categories = (min: 0 | 1) =>
  z.preprocess((value) => value ?? [], distinctList(requiredText(), min));

type Reached = { recipients: readonly unknown[]; categories: readonly unknown[] };

/**
 * `schema` with the rule that an audience with customers must have categories: for surveys, custom notices and
 * promotions (docs/wire-format.md, section 4). Checked even while other fields are wrong.
 */
export const customersNeedCategories = <T extends z.ZodType<Reached>>(schema: T): T =>
  schema.refine(
    ({ recipients, categories }) => !reachesCustomers(recipients) || categories.length > 0,
    {
      path: ['categories'],
      error: 'validation.required',
      when: ({ value }) => hasAudience(value),
    },
  );

const hasAudience = (value: unknown) =>
  isRecord(value) && Array.isArray(value.recipients) && Array.isArray(value.categories);
