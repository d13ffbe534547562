import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      related: { title: 'Collegati', add: 'Aggiungi: %{noun}', unknown: 'non disponibile' },
    },
  },
  en: {
    form: {
      related: { title: 'Related', add: 'Add: %{noun}', unknown: 'not available' },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    dependents: typeof messages;
  }
}
