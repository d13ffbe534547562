import { textOrNumberOf } from '@/core/text';
import type { FormRefinement } from '@/kit/form-state/resolver';

/**
 * Converts `text` to the international form; null if it is not a phone number, undefined if the library, which is
 * loaded on demand, fails to load.
 */
export const internationalPhone = async (text: string): Promise<string | null | undefined> => {
  const library = await import('@/core/phone-numbers').catch(() => undefined);
  return library?.readPhone(text);
};

/**
 * Returns the rules for the fields `phones`; the schema decides whether they may be empty. A changed number is
 * converted to the international form, or refused if it cannot be parsed or checked. An unchanged one stays as it is.
 */
export const phoneRules =
  (phones: readonly string[]): FormRefinement =>
  async (values, stored) => {
    const converted: Record<string, string> = {};
    const errors: Record<string, string> = {};
    for (const field of phones) {
      const typed = textOrNumberOf(values[field]).trim();
      if (typed === '' || values[field] === stored[field]) continue;
      const number = await internationalPhone(typed);
      if (number) converted[field] = number;
      else errors[field] = number === null ? 'validation.phone' : 'validation.phone_unchecked';
    }
    return { values: converted, errors };
  };
