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
      drafts: 'Le modifiche non salvate restano come bozza.',
      renew: 'Accedi di nuovo',
      dismiss: 'Chiudi l’avviso di scadenza',
      renewed: 'Sessione rinnovata',
      dialog: {
        title: 'Accedi di nuovo',
        text: 'Inserisci la tua password per riprendere da dove eri.',
        submit: 'Accedi',
        busy: 'Accesso in corso…',
        cancel: 'Annulla',
      },
    },
  },
  en: {
    session: {
      label: 'Session expiry',
      minutes:
        'Your session ends in %{smart_count} minute |||| Your session ends in %{smart_count} minutes',
      seconds:
        'Your session ends in %{smart_count} second |||| Your session ends in %{smart_count} seconds',
      drafts: 'Unsaved changes are kept as a draft.',
      renew: 'Log in again',
      dismiss: 'Close the expiry alert',
      renewed: 'Session renewed',
      dialog: {
        title: 'Log in again',
        text: 'Enter your password to continue where you left off.',
        submit: 'Log in',
        busy: 'Logging in…',
        cancel: 'Cancel',
      },
    },
  },
});
