import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    form: {
      save: 'Salva',
      cancel: 'Annulla',
      save_and_next: 'Salva e aggiungi ancora',
      more: 'Altre azioni',
      duplicate: 'Duplica',
      unchanged: 'Nessuna modifica',
      changed: '%{smart_count} campo modificato |||| %{smart_count} campi modificati',
      filled: '%{smart_count} campo compilato |||| %{smart_count} campi compilati',
      not_saved: 'Non salvato',
      unconfirmed: 'Esito sconosciuto',
      unconfirmed_text: {
        offline:
          'Il server non è raggiungibile: forse il salvataggio è riuscito. Controlla prima di riprovare.',
        timeout:
          'Il server non ha risposto in tempo: forse il salvataggio è riuscito. Controlla prima di riprovare.',
        unreadable:
          'La risposta del server non è leggibile: forse il salvataggio è riuscito. Controlla prima di riprovare.',
      },
      to_correct: '%{smart_count} campo da correggere |||| %{smart_count} campi da correggere',
      required: 'I campi con l’asterisco sono obbligatori',
      nothing_to_save: 'Nessuna modifica da salvare',
    },
  },
  en: {
    form: {
      save: 'Save',
      cancel: 'Cancel',
      save_and_next: 'Save and add another',
      more: 'More actions',
      duplicate: 'Duplicate',
      unchanged: 'No changes',
      changed: '%{smart_count} field changed |||| %{smart_count} fields changed',
      filled: '%{smart_count} field filled in |||| %{smart_count} fields filled in',
      not_saved: 'Not saved',
      unconfirmed: 'Outcome unknown',
      unconfirmed_text: {
        offline:
          'Can’t reach the server: your changes may have been saved. Check before you try again.',
        timeout:
          'The server didn’t answer in time: your changes may have been saved. Check before you try again.',
        unreadable:
          'Couldn’t read the server’s answer: your changes may have been saved. Check before you try again.',
      },
      to_correct: '%{smart_count} field to correct |||| %{smart_count} fields to correct',
      required: 'Fields with an asterisk are required',
      nothing_to_save: 'No changes to save',
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'save-bar': typeof messages;
  }
}
