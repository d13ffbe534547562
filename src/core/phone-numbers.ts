import { parsePhoneNumberFromString } from 'libphonenumber-js/min';

/** The country of numbers without a country code. */
const HOME = 'IT';

/** `text` in international format: `+39 02 1234 5678`; null where it is not a phone number. */
export const readPhone = (text: string): string | null => {
  const number = parsePhoneNumberFromString(text, HOME);
  return number?.isValid() ? number.formatInternational() : null;
};
