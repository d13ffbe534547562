import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      draft: {
        offer: 'Ripristinare le modifiche non salvate del %{moment}?',
        dropped: 'Non conservati: %{fields}.',
        outdated: 'Nel frattempo l’elemento è stato modificato: controllalo prima di salvare.',
        restore: 'Ripristina',
        discard: 'Elimina bozza',
      },
    },
  },
  en: {
    form: {
      draft: {
        offer: 'Restore your unsaved changes from %{moment}?',
        dropped: 'Not kept: %{fields}.',
        outdated: 'The record was changed in the meantime: check it before saving.',
        restore: 'Restore',
        discard: 'Discard draft',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    drafts: typeof messages;
  }
}
