import { defineMessages } from '@/core/messages';

/** Words of the account area: what loads before the console does. */
export const accountMessages = defineMessages({
  it: {
    product: { name: 'Loyalty Console' },
    account: {
      email: 'Email',
      password: 'Password',
      show_password: 'Mostra la password',
      hide_password: 'Nascondi la password',
      login: {
        title: 'Accedi',
        submit: 'Accedi',
        forgot: 'Password dimenticata?',
      },
    },
    errors: {
      general: 'Ci sono stati alcuni errori',
      invalid_login: 'I dettagli di accesso non sono corretti',
    },
  },
  en: {
    product: { name: 'Loyalty Console' },
    account: {
      email: 'Email',
      password: 'Password',
      show_password: 'Show the password',
      hide_password: 'Hide the password',
      login: {
        title: 'Log in',
        submit: 'Login',
        forgot: 'Forgot password?',
      },
    },
    errors: {
      general: 'Some errors occurred',
      invalid_login: 'The login detail is incorrect',
    },
  },
});
