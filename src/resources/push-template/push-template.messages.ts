import { defineMessages } from '@/core/messages';
import { templateMessages } from '@/domain/notices/template-resource.messages';

export const messages = defineMessages({
  it: {
    ...templateMessages.it,
    name: 'Modello push |||| Modelli push',
    menu: 'Modelli push',
    empty: 'Ancora nessun modello push',
    create: 'Nuovo modello push',
  },
  en: {
    ...templateMessages.en,
    name: 'Push template |||| Push templates',
    menu: 'Push templates',
    empty: 'No push templates yet',
    create: 'New push template',
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.push-template': typeof messages;
  }
}
