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
      unfold: 'Mostra un’altra voce |||| Mostra altre %{smart_count} voci',
      fold: 'Mostra meno',
      nothing_else: 'Nient’altro in attesa',
      done: 'Tutto fatto',
      done_text: 'Non c’è niente in attesa. Buon lavoro!',
    },
    since: {
      today: 'da oggi',
      days: 'da %{smart_count} giorno |||| da %{smart_count} giorni',
      day: 'dal %{day}',
      day_elided: 'dall’%{day}',
    },
    overdue: 'in ritardo %{since}',
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
      unfold: 'Show %{smart_count} more',
      fold: 'Show less',
      nothing_else: 'Nothing else is waiting',
      done: 'All done',
      done_text: 'Nothing is waiting for you. Have a good day!',
    },
    since: {
      today: 'since today',
      days: 'for %{smart_count} day |||| for %{smart_count} days',
      day: 'since %{day}',
      day_elided: 'since %{day}',
    },
    overdue: 'overdue %{since}',
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
