import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      last_change: 'Ultima modifica:',
      loading: 'Caricamento del modulo…',
      problem: {
        not_found: 'Elemento non trovato',
        not_found_text: 'È stato eliminato o non hai accesso.',
        not_among: 'Elemento non trovato',
        not_among_text: 'Non è tra i primi %{read}: cercalo nell’elenco.',
        forbidden: 'Elemento non accessibile',
        forbidden_text: 'Non hai il permesso di aprirlo. Chiedilo a un amministratore.',
        unread: 'Impossibile caricare l’elemento',
        unread_text: 'Riprova tra poco.',
        to_list: 'Torna all’elenco',
        retry: 'Riprova',
      },
    },
  },
  en: {
    form: {
      last_change: 'Last change:',
      loading: 'Loading the form…',
      problem: {
        not_found: 'Record not found',
        not_found_text: 'It was deleted, or you don’t have access.',
        not_among: 'Record not found',
        not_among_text: 'It isn’t among the first %{read}: search the list.',
        forbidden: 'Record not accessible',
        forbidden_text: 'You aren’t allowed to open it. Ask an administrator.',
        unread: 'Couldn’t load the record',
        unread_text: 'Try again in a moment.',
        to_list: 'Back to the list',
        retry: 'Try again',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    record: typeof messages;
  }
}
