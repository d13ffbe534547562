import { placeholderProblems } from '@/core/placeholders';
import type { FormRefinement } from '@/kit/form-state/resolver';
import { scheduleProblem } from '@/core/schedule';

/** Refuses unknown placeholders that the stored record did not have. */
export const templateRefinement: FormRefinement = async (values, stored) => ({
  values: {},
  errors: placeholderProblems(values, stored),
});

/** Refuses unknown placeholders that the stored record did not have, and a moment in the past. */
export const noticeRefinement: FormRefinement = async (values, stored) => {
  const scheduled_at = scheduleProblem(values, stored);
  return {
    values: {},
    errors: {
      ...placeholderProblems(values, stored),
      ...(scheduled_at ? { scheduled_at } : {}),
    },
  };
};
