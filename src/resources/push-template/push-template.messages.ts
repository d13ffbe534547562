import { defineMessages } from '@/core/messages';
import { templateWords } from '@/domain/notices/template-words';

export const messages = defineMessages({
  it: {
    ...templateWords.it,
    name: 'Modello push |||| Modelli push',
    menu: 'Modelli push',
    create: 'Nuovo modello push',
  },
  en: {
    ...templateWords.en,
    name: 'Push template |||| Push templates',
    menu: 'Push templates',
    create: 'New push template',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.push-template': typeof messages;
  }
}
