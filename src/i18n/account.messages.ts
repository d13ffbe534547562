import { defineMessages } from '@/core/messages';

/** Words of the account area: what loads before the console does. */
export const accountMessages = defineMessages({
  it: {
    product: {
      name: 'Loyalty Console',
      headline: 'Ogni traguardo merita di essere premiato.',
      promise:
        "Obiettivi, promozioni e premi della tua rete vendita: configurali qui, i clienti e gli agenti li trovano nell'app.",
      copyright: '© %{year} Loyalty Console',
    },
    preferences: {
      language: 'Lingua',
      leave_light: 'Passa al tema scuro',
      leave_dark: 'Passa al tema chiaro',
    },
    account: {
      email: 'Email',
      password: 'Password',
      show_password: 'Mostra la password',
      hide_password: 'Nascondi la password',
      login: {
        title: 'Accedi',
        subtitle: 'Usa le credenziali del tuo account di back-office.',
        submit: 'Accedi',
        busy: 'Accesso in corso',
        forgot: 'Password dimenticata?',
        no_account: 'Non hai ancora un account?',
        register: 'Registrati',
      },
      log_out: 'Esci',
      change: {
        title: 'Cambia password',
        subtitle: 'Scegli una nuova password per il tuo account.',
        first_login: 'È il tuo primo accesso: scegli una password tutta tua per continuare.',
        current: 'Password attuale',
        new: 'Nuova password',
        confirm: 'Ripeti la nuova password',
        submit: 'Salva',
        busy: 'Salvataggio in corso',
        back: 'Torna alla console',
      },
      password_rules: {
        title: 'La password deve contenere',
        length: 'Almeno 8 caratteri',
        uppercase: 'Una maiuscola',
        lowercase: 'Una minuscola',
        digit: 'Un numero',
        special: 'Un carattere tra #?!@$%^&*-+._',
      },
      success: {
        title: 'Password cambiata con successo',
        text: 'Dal prossimo accesso usa la nuova password.',
        go_on: 'Continua',
      },
      no_role: {
        title: 'Il tuo account è in attesa',
        text: "L'accesso è riuscito, ma un amministratore deve ancora assegnarti un ruolo. Quando lo avrà fatto, troverai qui la console.",
        again: 'Controlla di nuovo',
        still: 'Nessun ruolo è stato ancora assegnato',
        logout: 'Esci',
      },
    },
    alerts: {
      close: "Chiudi l'avviso",
    },
    errors: {
      general: 'Ci sono stati alcuni errori',
      offline: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
      timeout: 'Il server non ha risposto in tempo. Riprova tra poco.',
      unreadable: 'Il server ha dato una risposta che non si può leggere.',
      invalid_login: 'I dettagli di accesso non sono corretti',
    },
  },
  en: {
    product: {
      name: 'Loyalty Console',
      headline: 'Every milestone deserves its reward.',
      promise:
        'Targets, promotions and rewards of your sales network: set them up here, customers and agents find them in the app.',
      copyright: '© %{year} Loyalty Console',
    },
    preferences: {
      language: 'Language',
      leave_light: 'Switch to the dark theme',
      leave_dark: 'Switch to the light theme',
    },
    account: {
      email: 'Email',
      password: 'Password',
      show_password: 'Show the password',
      hide_password: 'Hide the password',
      login: {
        title: 'Log in',
        subtitle: 'Use the credentials of your back-office account.',
        submit: 'Login',
        busy: 'Logging in',
        forgot: 'Forgot password?',
        no_account: 'No account yet?',
        register: 'Register',
      },
      log_out: 'Log out',
      change: {
        title: 'Change password',
        subtitle: 'Choose a new password for your account.',
        first_login: 'This is your first login: choose a password of your own to go on.',
        current: 'Current password',
        new: 'New password',
        confirm: 'Repeat the new password',
        submit: 'Save',
        busy: 'Saving',
        back: 'Back to the console',
      },
      password_rules: {
        title: 'The password must contain',
        length: 'At least 8 characters',
        uppercase: 'One uppercase letter',
        lowercase: 'One lowercase letter',
        digit: 'One number',
        special: 'One character out of #?!@$%^&*-+._',
      },
      success: {
        title: 'Password changed successfully',
        text: 'Use the new password from your next login on.',
        go_on: 'Continue',
      },
      no_role: {
        title: 'Your account is waiting',
        text: 'You are logged in, but an administrator has yet to give you a role. Once that is done, the console opens here.',
        again: 'Check again',
        still: 'No role has been given yet',
        logout: 'Log out',
      },
    },
    alerts: {
      close: 'Close the alert',
    },
    errors: {
      general: 'Some errors occurred',
      offline: 'The server cannot be reached. Check the connection and try again.',
      timeout: 'The server did not answer in time. Try again in a moment.',
      unreadable: 'The server gave an answer that cannot be read.',
      invalid_login: 'The login detail is incorrect',
    },
  },
});
