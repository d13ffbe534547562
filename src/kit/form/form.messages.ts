import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      tabs: 'Parti dell’elemento',
      tab_unsaved: '%{tab}, modifiche non salvate',
      close: 'Chiudi',
      aside: 'Informazioni collegate',
      saved: 'Salvato',
      gone: {
        text: 'L’elemento è stato eliminato nel frattempo: le modifiche non sono salvate.',
        create_again: 'Crea di nuovo con questi dati',
      },
      typed_while_saving:
        'Le modifiche fatte durante il salvataggio non sono salvate: le ritrovi aprendo l’elemento.',
    },
  },
  en: {
    form: {
      tabs: 'Parts of the record',
      tab_unsaved: '%{tab}, unsaved changes',
      close: 'Close',
      aside: 'Related information',
      saved: 'Saved',
      gone: {
        text: 'The record was deleted in the meantime: your changes are not saved.',
        create_again: 'Create again with these values',
      },
      typed_while_saving:
        'Changes made while saving aren’t saved yet: they’ll be there when you next open the record.',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    form: typeof messages;
  }
}
