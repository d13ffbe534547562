import { defineMessages } from '@/core/messages';
import { templateMessages } from '@/domain/notices/template-resource.messages';

export const messages = defineMessages({
  it: {
    ...templateMessages.it,
    name: 'Modello email |||| Modelli email',
    menu: 'Modelli email',
    empty: 'Ancora nessun modello email',
    create: 'Nuovo modello email',
  },
  en: {
    ...templateMessages.en,
    name: 'Email template |||| Email templates',
    menu: 'Email templates',
    empty: 'No email templates yet',
    create: 'New email template',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.email-template': typeof messages;
  }
}
