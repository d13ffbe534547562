import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      cut: 'Testo troppo lungo: sono mostrati i primi %{max} caratteri.',
    },
  },
  en: {
    form: {
      cut: 'Text too long: the first %{max} characters are shown.',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    fields: typeof messages;
  }
}
