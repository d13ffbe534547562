import { placeholderProblems } from '@/core/placeholders';
import type { FormRefinement } from '@/shared/form/resolver';
import { scheduleProblem } from '@/core/schedule';

/** Refuses placeholders nobody knows that the record did not have yet. */
export const templateRefinement: FormRefinement = async (values, stored) => ({
  values: {},
  errors: placeholderProblems(values, stored),
});

/** The same, and a moment that is over. */
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
