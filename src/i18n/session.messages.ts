import { defineMessages } from '@/core/messages';

/** Words of the notice before a session ends, and of the dialog that renews it. */
export const sessionMessages = defineMessages({
  it: {
    session: {
      label: 'Scadenza della sessione',
      minutes:
        'La sessione scade tra %{smart_count} minuto |||| La sessione scade tra %{smart_count} minuti',
      seconds:
        'La sessione scade tra %{smart_count} secondo |||| La sessione scade tra %{smart_count} secondi',
      drafts: 'Quello che stai scrivendo resta conservato come bozza.',
      renew: 'Accedi di nuovo',
      dismiss: 'Chiudi l’avviso di scadenza',
      renewed: 'Sessione rinnovata',
      dialog: {
        title: 'Accedi di nuovo',
        text: 'Scrivi la tua password per continuare da dove sei.',
        submit: 'Accedi',
        busy: 'Accesso in corso',
        cancel: 'Annulla',
      },
    },
  },
  en: {
    session: {
      label: 'End of the session',
      minutes:
        'Your session ends in %{smart_count} minute |||| Your session ends in %{smart_count} minutes',
      seconds:
        'Your session ends in %{smart_count} second |||| Your session ends in %{smart_count} seconds',
      drafts: 'What you are writing is kept as a draft.',
      renew: 'Log in again',
      dismiss: 'Close the notice',
      renewed: 'Session renewed',
      dialog: {
        title: 'Log in again',
        text: 'Enter your password to carry on where you left off.',
        submit: 'Login',
        busy: 'Logging in',
        cancel: 'Cancel',
      },
    },
  },
});
