import { defineMessages } from '@/core/messages';

/** Words of the login and those shared by all account screens: they load first. */
export const accountMessages = defineMessages({
  it: {
    product: {
      name: 'Loyalty Console',
      headline: 'Ogni traguardo merita di essere premiato.',
      promise:
        'Obiettivi, promozioni e premi della tua rete vendita: configurali qui, i clienti e gli agenti li trovano nell’app.',
      copyright: '© %{year} Loyalty Console',
    },
    preferences: {
      language: 'Lingua',
      leave_light: 'Passa al tema scuro',
      is_dark: 'Tema scuro',
      is_light: 'Tema chiaro',
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
        busy: 'Accesso in corso…',
        forgot: 'Password dimenticata?',
        no_account: 'Non hai ancora un account?',
        register: 'Registrati',
        expired:
          'La sessione è scaduta: accedi di nuovo. Le modifiche non salvate restano come bozza.',
        refused:
          'La sessione non è più valida: accedi di nuovo. Le modifiche non salvate restano come bozza.',
      },
      load_failure: {
        title: 'Impossibile caricare la pagina',
        text: 'La connessione si è interrotta, o la console è stata appena aggiornata.',
        outdated_title: 'Nuova versione disponibile',
        outdated_text: 'Ricarica la pagina per continuare.',
        unknown_title: 'Pagina non trovata',
        unknown_text: 'A questo indirizzo non c’è nessuna pagina.',
        reload: 'Ricarica',
      },
      back: 'Indietro',
      to_correct:
        '%{smart_count} campo da correggere. %{field}: %{message} |||| %{smart_count} campi da correggere. %{field}: %{message}',
    },
    alerts: {
      label: 'Avvisi',
      close: 'Chiudi l’avviso',
      more: 'e altri %{count}',
    },
    errors: {
      general: 'Ci sono stati alcuni errori',
      offline: 'Il server non è raggiungibile. Controlla la connessione e riprova.',
      timeout: 'Il server non ha risposto in tempo. Riprova tra poco.',
      unreadable: 'La risposta del server non è leggibile. Riprova.',
      redirected: 'Il server rimanda a un altro indirizzo: avvisa un amministratore.',
      too_large: 'I dati sono troppo grandi per il server: riduci testi o immagini.',
      invalid_login: 'I dettagli di accesso non sono corretti',
      too_many: 'Troppi tentativi: riprova tra poco.',
      too_many_until:
        'Troppi tentativi: riprova tra %{smart_count} secondo. |||| Troppi tentativi: riprova tra %{smart_count} secondi.',
    },
  },
  en: {
    product: {
      name: 'Loyalty Console',
      headline: 'Every milestone deserves its reward.',
      promise:
        'Targets, promotions and awards for your sales network: set them up here, and customers and agents see them in the app.',
      copyright: '© %{year} Loyalty Console',
    },
    preferences: {
      language: 'Language',
      leave_light: 'Switch to the dark theme',
      is_dark: 'Dark theme',
      is_light: 'Light theme',
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
        busy: 'Logging in…',
        forgot: 'Forgot password?',
        no_account: 'No account yet?',
        register: 'Register',
        expired: 'Your session has expired: log in again. Unsaved changes are kept as a draft.',
        refused:
          'Your session is no longer valid: log in again. Unsaved changes are kept as a draft.',
      },
      load_failure: {
        title: 'Couldn’t load the page',
        text: 'The connection was lost, or the console has just been updated.',
        outdated_title: 'New version available',
        outdated_text: 'Reload the page to continue.',
        unknown_title: 'Page not found',
        unknown_text: 'There is no page at this address.',
        reload: 'Reload',
      },
      back: 'Back',
      to_correct:
        '%{smart_count} field to correct. %{field}: %{message} |||| %{smart_count} fields to correct. %{field}: %{message}',
    },
    alerts: {
      label: 'Alerts',
      close: 'Close the alert',
      more: 'and %{count} more',
    },
    errors: {
      general: 'Some errors occurred',
      offline: 'Can’t reach the server. Check the connection and try again.',
      timeout: 'The server didn’t answer in time. Try again in a moment.',
      unreadable: 'Couldn’t read the server’s answer. Try again.',
      redirected: 'The server redirects to another address: tell an administrator.',
      too_large: 'The data is too large for the server: shorten texts or use smaller images.',
      invalid_login: 'The login detail is incorrect',
      too_many: 'Too many attempts: try again in a moment.',
      too_many_until:
        'Too many attempts: try again in %{smart_count} second. |||| Too many attempts: try again in %{smart_count} seconds.',
    },
  },
});
