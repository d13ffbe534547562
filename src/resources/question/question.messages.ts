import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    name: 'Domanda |||| Domande',
    menu: 'Domande',
    create: 'Nuova domanda',
    empty: 'Il sondaggio non ha ancora domande',
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
      question: 'La domanda',
      answer: 'Come si risponde',
      required_hint: 'Senza risposta a questa domanda il sondaggio non si può inviare.',
      preview: 'Anteprima nell’app',
    },
  },
  en: {
    name: 'Question |||| Questions',
    menu: 'Questions',
    create: 'New question',
    empty: 'The survey has no questions yet',
    fields: {
      text: 'Text',
      kind: 'Kind of answer',
      options: 'Options',
      required: 'Required',
      position: 'Position',
    },
    kind: { single_select: 'One option', multi_select: 'Several options', free_text: 'Free text' },
    form: {
      question: 'The question',
      answer: 'How it is answered',
      required_hint: 'The survey cannot be sent without an answer to this question.',
      preview: 'Preview in the app',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.question': typeof messages;
  }
}
