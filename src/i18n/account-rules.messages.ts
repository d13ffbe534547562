/** Messages of the rules shared with the account area's forms: the login fetches only these. */
const it = {
  validation: {
    required: 'Campo obbligatorio',
    email: 'Email non valida',
    code: 'Il codice è richiesto',
    terms: 'Accetta i termini',
    passwords_must_match: 'Le password devono coincidere',
    password_unchanged: 'La nuova password deve essere diversa da quella attuale',
    passwords_differ: 'Le password non coincidono',
    confirm_registration: 'Password e conferma non coincidono.',
    password:
      'La password deve contenere almeno 8 caratteri con almeno: 1 lettera maiuscola 1 lettera minuscola 1 carattere speciale valido (#?!@$%^&*-+._) e 1 numero',
  },
};

const en = {
  validation: {
    required: 'Required field',
    email: 'Invalid email',
    code: 'The code is required',
    terms: 'Accept Terms',
    passwords_must_match: 'Password must match',
    password_unchanged: 'The new password must differ from the current one',
    passwords_differ: "Password doesn't match",
    confirm_registration: "Password and Confirm Password didn't match.",
    password:
      'The password must contain at least 8 characters with at least: 1 uppercase letter 1 lowercase letter 1 valid special character (#?!@$%^&*-+._) and 1 number',
  },
} satisfies typeof it;

export const accountRuleMessages = { it, en };
