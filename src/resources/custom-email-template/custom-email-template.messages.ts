import { defineMessages } from '@/core/messages';
import { noticeMessages } from '@/domain/notices/notice-resource.messages';

export const messages = defineMessages({
  it: {
    ...noticeMessages.it,
    name: 'Email personalizzata |||| Email personalizzate',
    menu: 'Email personalizzate',
    empty: 'Ancora nessuna email personalizzata',
    create: 'Nuova email personalizzata',
    queue: {
      draft: 'email personalizzata in bozza |||| email personalizzate in bozza',
      draft_since: 'senza modifiche %{since} |||| la prima senza modifiche %{since}',
    },
  },
  en: {
    ...noticeMessages.en,
    name: 'Custom email |||| Custom emails',
    menu: 'Custom emails',
    empty: 'No custom emails yet',
    create: 'New custom email',
    queue: {
      draft: 'custom email in draft |||| custom emails in draft',
      draft_since: 'unchanged %{since} |||| the oldest unchanged %{since}',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.custom-email-template': typeof messages;
  }
}
