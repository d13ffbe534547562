import { MAX_CODE_LENGTH, MIN_PASSWORD_LENGTH, PASSWORD_SPECIAL_CHARACTERS } from './constants';

/**
 * Rules shared by the account screens, the schemas and the fixture backend, as predicates on plain values.
 *
 * Source: specification, section 5. They use no library, so that the login stays small.
 */

/** One `@`, a domain with a dot, at most 254 characters. */
export const EMAIL =
  /^(?=.{1,254}$)[^\s@<>()[\],;:"\\]+@[^\s@.<>()[\],;:"\\]+(\.[^\s@.<>()[\],;:"\\]+)+$/;
/** A code: 1 to 32 of `A-Z a-z 0-9 . _ -`. */
export const CODE = new RegExp(`^[A-Za-z0-9._-]{1,${MAX_CODE_LENGTH}}$`);

/** Whether a field or a filter is empty: spaces count as empty. */
export const isBlank = (value: unknown): boolean =>
  value === undefined || value === null || (typeof value === 'string' && value.trim() === '');

/** Whether `value` looks like one e-mail address. */
export const isEmail = (value: string): boolean => EMAIL.test(value.trim());

/** Whether `value` is a code as the schema `code` takes it: 1 to 32 of `A-Z a-z 0-9 . _ -`. */
export const isCode = (value: string): boolean => CODE.test(value);

/** The parts of the password rule, each with whether `password` meets it, in the order they are shown. */
export const passwordRules = (password: string) =>
  [
    { rule: 'length', isMet: password.length >= MIN_PASSWORD_LENGTH },
    { rule: 'uppercase', isMet: /[A-Z]/.test(password) },
    { rule: 'lowercase', isMet: /[a-z]/.test(password) },
    { rule: 'digit', isMet: /[0-9]/.test(password) },
    {
      rule: 'special',
      isMet: [...password].some((character) => PASSWORD_SPECIAL_CHARACTERS.includes(character)),
    },
  ] as const;

/** Whether `password` meets all parts of the password rule. */
export const isPassword = (password: string): boolean =>
  passwordRules(password).every(({ isMet }) => isMet);

/**
 * Whether the eleven digits of an Italian VAT number end in the right check digit (Luhn's sum). The specification only
 * asks for three characters, so a wrong one gives a warning and is never refused.
 */
export const isPartitaIva = (value: string): boolean => {
  const digits = value.length === VAT_DIGITS ? value : value.replace(/^IT/i, '').trim();
  if (digits.length !== VAT_DIGITS) return false;
  let sum = 0;
  for (let at = 0; at < VAT_DIGITS; at += 1) {
    const digit = digits.charCodeAt(at) - 48;
    if (digit < 0 || digit > 9) return false;
    const doubled = digit * (at % 2 === 1 ? 2 : 1);
    sum += doubled > 9 ? doubled - 9 : doubled;
  }
  return sum % 10 === 0;
};

const VAT_DIGITS = 11;
