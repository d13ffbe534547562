import { textOrNumberOf } from '@/core/text';
import type { FormRefinement } from '@/kit/form/resolver';

/** `text` in the international form; null if it is not a phone number. The library is loaded on demand. */
export const internationalPhone = async (text: string): Promise<string | null> => {
  const { readPhone } = await import('@/core/phone-numbers');
  return readPhone(text);
};

/**
 * The rule of the fields `phones` (the schema says whether one may be empty): a changed number is stored in the
 * international form, or refused if it cannot be parsed. An unchanged one stays as it is.
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
      if (number === null) errors[field] = 'validation.phone';
      else passed[field] = number;
    }
    return { values: passed, errors };
  };
