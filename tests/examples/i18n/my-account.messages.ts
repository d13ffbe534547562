import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    title: 'Il mio account',
    greeting: 'Ciao, %{name}',
    mails: '%{smart_count} messaggio |||| %{smart_count} messaggi',
  },
  en: {
    title: 'My account',
    greeting: 'Hello, %{name}',
    mails: '%{smart_count} message |||| %{smart_count} messages',
  },
});
