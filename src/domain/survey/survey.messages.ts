import { defineMessages } from '@/core/messages';

/** Words of surveys and their questions, wherever both are shown. */
export const messages = defineMessages({
  it: {
    survey: {
      no_text: 'Testo della domanda',
      required: 'obbligatoria',
      options: '%{smart_count} opzione |||| %{smart_count} opzioni',
      questions: 'Domande in ordine',
      loading: 'Caricamento delle domande…',
      failure: 'Impossibile caricare le domande.',
      send: 'Invia le risposte',
      sent: 'Grazie per le tue risposte!',
      again: 'Ricomincia',
      missing: 'Rispondi alle domande obbligatorie',
      option: 'Opzione %{number}',
      add_option: 'Aggiungi opzione',
      remove_option: 'Rimuovi: %{name}',
      options_left: '%{count} di %{max}',
      options_hint: 'Invio aggiunge la prossima. Trascina o usa le frecce per riordinare.',
      answered: {
        people: 'Ha già risposto %{count} persona. |||| Hanno già risposto %{count} persone.',
        answers: 'C’è già %{count} risposta. |||| Ci sono già %{count} risposte.',
        none: 'Ancora nessuna risposta',
        see: 'Vedi i risultati',
        lost: 'Le risposte andranno perse.',
      },
    },
  },
  en: {
    survey: {
      no_text: 'Question text',
      required: 'required',
      options: '%{smart_count} option |||| %{smart_count} options',
      questions: 'Questions in order',
      loading: 'Loading the questions…',
      failure: 'Couldn’t load the questions.',
      send: 'Send answers',
      sent: 'Thank you for your answers!',
      again: 'Start again',
      missing: 'Answer the required questions',
      option: 'Option %{number}',
      add_option: 'Add an option',
      remove_option: 'Remove: %{name}',
      options_left: '%{count} of %{max}',
      options_hint: 'Enter adds the next one. Drag or use the arrows to reorder.',
      answered: {
        people: '%{count} person has already answered. |||| %{count} people have already answered.',
        answers: 'There is already %{count} answer. |||| There are already %{count} answers.',
        none: 'No answers yet',
        see: 'See the results',
        lost: 'The answers will be lost.',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    survey: typeof messages;
  }
}
