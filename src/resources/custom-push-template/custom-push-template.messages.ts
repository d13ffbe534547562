import { defineMessages } from '@/core/messages';
import { noticeMessages } from '@/domain/notices/notice-resource.messages';

export const messages = defineMessages({
  it: {
    ...noticeMessages.it,
    name: 'Notifica push personalizzata |||| Notifiche push personalizzate',
    menu: 'Notifiche personalizzate',
    empty: 'Ancora nessuna notifica push personalizzata',
    create: 'Nuova notifica push personalizzata',
    queue: {
      draft: 'notifica push personalizzata in bozza |||| notifiche push personalizzate in bozza',
      draft_since: 'senza modifiche %{since} |||| la prima senza modifiche %{since}',
    },
  },
  en: {
    ...noticeMessages.en,
    name: 'Custom push notification |||| Custom push notifications',
    menu: 'Custom push notifications',
    empty: 'No custom push notifications yet',
    create: 'New custom push notification',
    queue: {
      draft: 'custom push notification in draft |||| custom push notifications in draft',
      draft_since: 'unchanged %{since} |||| the oldest unchanged %{since}',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.custom-push-template': typeof messages;
  }
}
