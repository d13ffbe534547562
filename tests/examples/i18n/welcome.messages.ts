import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    title: 'Benvenuto',
    greeting: 'Ciao, %{name}',
    mails: '%{smart_count} messaggio |||| %{smart_count} messaggi',
  },
  en: {
    title: 'Welcome',
    greeting: 'Hello, %{name}',
    mails: '%{smart_count} message |||| %{smart_count} messages',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'pages.welcome': typeof messages;
  }
}
