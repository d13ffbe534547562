import { defineMessages } from '@/core/messages';
import { publicationMessages } from '@/domain/publication/publication-resource.messages';

export const messages = defineMessages({
  it: {
    ...publicationMessages.it,
    name: 'News |||| News',
    counted: 'news |||| news',
    menu: 'News',
    create: 'Nuova news',
    empty: 'Ancora nessuna news',
    queue: {
      draft: 'news da pubblicare |||| news da pubblicare',
      draft_due: '%{due} |||| la prima %{due}',
    },
  },
  en: {
    ...publicationMessages.en,
    name: 'News item |||| News',
    counted: 'news item |||| news items',
    menu: 'News',
    create: 'New news item',
    empty: 'No news yet',
    queue: {
      draft: 'news item to publish |||| news items to publish',
      draft_due: '%{due} |||| the first %{due}',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.news': typeof messages;
  }
}
