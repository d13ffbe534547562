import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    title: 'Il mio account',
    email: 'Email',
    roles: 'Ruoli',
  },
  en: {
    title: 'My account',
    email: 'Email address',
    roles: 'Roles',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'pages.my-account': typeof messages;
  }
}
