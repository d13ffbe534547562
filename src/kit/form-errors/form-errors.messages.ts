import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      refused: {
        save: 'Non salvato: %{smart_count} errore. %{field}: %{message} |||| Non salvato: %{smart_count} errori. %{field}: %{message}',
        step: '%{smart_count} campo da correggere. %{field}: %{message} |||| %{smart_count} campi da correggere. %{field}: %{message}',
        field: '%{field}: %{message}',
      },
    },
  },
  en: {
    form: {
      refused: {
        save: 'Not saved: %{smart_count} error. %{field}: %{message} |||| Not saved: %{smart_count} errors. %{field}: %{message}',
        step: '%{smart_count} field to correct. %{field}: %{message} |||| %{smart_count} fields to correct. %{field}: %{message}',
        field: '%{field}: %{message}',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'form-errors': typeof messages;
  }
}
