import { defineMessages } from '@/core/messages';
import { noticeMessages } from '@/domain/notices/notice-resource.messages';

export const messages = defineMessages({
  it: {
    ...noticeMessages.it,
    name: 'Push personalizzata |||| Push personalizzate',
    menu: 'Push personalizzate',
    create: 'Nuova push personalizzata',
    queue: { draft: 'push personalizzata in bozza |||| push personalizzate in bozza' },
  },
  en: {
    ...noticeMessages.en,
    name: 'Custom push |||| Custom pushes',
    menu: 'Custom pushes',
    create: 'New custom push',
    queue: { draft: 'custom push in draft |||| custom pushes in draft' },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'resources.custom-push-template': typeof messages;
  }
}
