import type { Audience } from '@/domain/audience/audience-lists';

/**
 * Returns the part of a promotion's audience in one of its companies: the chosen categories narrowed to those of the
 * company. A company with none among them keeps them all, because customers of several companies may be in them;
 * without categories all its customers would count.
 */
export const companyAudience = (
  { recipients, categories }: Pick<Audience, 'recipients' | 'categories'>,
  company: string,
  companyOfCategory: (code: string) => string | undefined,
): Audience => {
  const own = categories.filter((code) => (companyOfCategory(code) ?? company) === company);
  return { company, recipients, categories: own.length > 0 ? own : categories };
};
