import { defineMessages } from '@/core/messages';

/** Words of a deletion; `deletion` loads with its dialog. */
export const messages = defineMessages({
  it: {
    form: { deleted: 'Eliminato', delete: 'Elimina' },
    deletion: {
      title: 'Eliminare %{name}?',
      text: 'L’eliminazione è definitiva.',
      confirm: 'Elimina',
      linked: '%{count} tipi di elementi sono ancora collegati %{to}',
      to: { a: 'ad %{name}', other: 'a %{name}' },
      linked_one: '%{name} è ancora in uso:',
      anyway: 'Elimina comunque',
      anyway_text:
        'Se il server lo consente, possono essere eliminati anche gli elementi collegati. Altrimenti non cambia nulla.',
      in_use: 'Ancora collegati:',
      goes_along: 'Vengono eliminati anche:',
      unused: 'Nessun altro elemento è collegato.',
      maybe_linked: 'Possono essere collegati anche: %{kinds}.',
      refused: 'Impossibile eliminare %{name}',
      remove_first: 'Prima elimina o sposta gli elementi collegati, poi riprova:',
      code: 'Inserisci %{code} per confermare',
      counting: 'Conteggio degli elementi collegati…',
      uncounted: '%{noun}: conteggio non disponibile',
    },
  },
  en: {
    form: { deleted: 'Deleted', delete: 'Delete' },
    deletion: {
      title: 'Delete %{name}?',
      text: 'Deletion is permanent.',
      confirm: 'Delete',
      linked: '%{count} types of record are still linked %{to}',
      to: { a: 'to %{name}', other: 'to %{name}' },
      linked_one: '%{name} is still in use:',
      anyway: 'Delete anyway',
      anyway_text:
        'If the server allows it, the linked records may be deleted too. Otherwise nothing changes.',
      in_use: 'Still linked:',
      goes_along: 'Also deleted:',
      unused: 'No other record is linked to it.',
      maybe_linked: 'These may also be linked: %{kinds}.',
      refused: 'Couldn’t delete %{name}',
      remove_first: 'First delete or move the linked records, then try again:',
      code: 'Enter %{code} to confirm',
      counting: 'Counting linked records…',
      uncounted: '%{noun}: count not available',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    deletion: typeof messages;
  }
}
