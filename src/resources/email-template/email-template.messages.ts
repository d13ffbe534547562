import { defineMessages } from '@/core/messages';
import { templateWords } from '@/domain/notices/template-words';

export const messages = defineMessages({
  it: {
    ...templateWords.it,
    name: 'Modello email |||| Modelli email',
    menu: 'Modelli email',
    create: 'Nuovo modello email',
  },
  en: {
    ...templateWords.en,
    name: 'Email template |||| Email templates',
    menu: 'Email templates',
    create: 'New email template',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.email-template': typeof messages;
  }
}
