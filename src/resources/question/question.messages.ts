import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Domanda |||| Domande',
    menu: 'Domande',
    create: 'Nuova domanda',
    empty: 'Ancora nessuna domanda',
    fields: {
      text: 'Testo',
      kind: 'Tipo di risposta',
      options: 'Opzioni',
      required: 'Obbligatoria',
      position: 'Posizione',
    },
    kind: {
      single_select: 'Una sola opzione',
      multi_select: 'Più opzioni',
      free_text: 'Testo libero',
    },
    form: {
      question: 'Dati',
      answer: 'Risposta',
      answered:
        'Se cambi le opzioni o il tipo, nei risultati le risposte già date restano con il vecchio testo.',
      required_hint: 'Senza questa risposta il sondaggio non si può inviare.',
      preview: 'Anteprima nell’app',
      first_option: 'Prima opzione',
      second_option: 'Seconda opzione',
    },
  },
  en: {
    name: 'Question |||| Questions',
    menu: 'Questions',
    create: 'New question',
    empty: 'No questions yet',
    fields: {
      text: 'Text',
      kind: 'Answer type',
      options: 'Options',
      required: 'Required',
      position: 'Position',
    },
    kind: { single_select: 'One option', multi_select: 'Several options', free_text: 'Free text' },
    form: {
      question: 'Details',
      answer: 'Answer',
      answered:
        'If you change the options or the type, existing answers stay in the results under the old text.',
      required_hint: 'The survey can’t be sent without this answer.',
      preview: 'Preview in the app',
      first_option: 'First option',
      second_option: 'Second option',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.question': typeof messages;
  }
}
