import { textOrNumberOf } from '@/core/text';
import type { FormRefinement } from '@/kit/form-state/resolver';

/**
 * `text` in the international form; null if it is not a phone number, undefined if the library, which is loaded on
 * demand, cannot be loaded now.
 */
export const internationalPhone = async (text: string): Promise<string | null | undefined> => {
  const library = await import('@/core/phone-numbers').catch(() => undefined);
  return library?.readPhone(text);
};

/**
 * The rule of the fields `phones` (the schema says whether one may be empty): a changed number is stored in the
 * international form, or refused if it cannot be parsed or checked. An unchanged one stays as it is.
 */
export const phoneRules =
  (phones: readonly string[]): FormRefinement =>
  async (values, stored) => {
    const passed: Record<string, string> = {};
    const errors: Record<string, string> = {};
    for (const field of phones) {
      const typed = textOrNumberOf(values[field]).trim();
      if (typed === '' || values[field] === stored[field]) continue;
      const number = await internationalPhone(typed);
      if (number) passed[field] = number;
      else errors[field] = number === null ? 'validation.phone' : 'validation.phone_unchecked';
    }
    return { values: passed, errors };
  };
