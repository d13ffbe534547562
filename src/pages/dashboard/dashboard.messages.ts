import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    title: 'Dashboard',
    menu: 'Dashboard',
    greeting: 'Ciao, %{name}',
    create: 'Crea',
    queue: {
      title: 'Da fare',
      loading: 'Conteggio in corso…',
      done: 'Tutto fatto',
      done_text: 'Non c’è niente in attesa. Buon lavoro!',
    },
    figures: 'Riepilogo',
    failure: 'Impossibile caricare il numero.',
    retry: 'Riprova',
  },
  en: {
    title: 'Dashboard',
    menu: 'Dashboard',
    greeting: 'Hello, %{name}',
    create: 'Create',
    queue: {
      title: 'To do',
      loading: 'Counting…',
      done: 'All done',
      done_text: 'Nothing is waiting for you. Have a good day!',
    },
    figures: 'Summary',
    failure: 'Couldn’t load the number.',
    retry: 'Try again',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'pages.dashboard': typeof messages;
  }
}
