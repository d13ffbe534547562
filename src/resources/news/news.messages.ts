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
      draft_since: 'in ritardo %{since} |||| la prima in ritardo %{since}',
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
      draft_since: 'overdue %{since} |||| the oldest overdue %{since}',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.news': typeof messages;
  }
}
