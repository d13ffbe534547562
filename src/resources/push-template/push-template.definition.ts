import { defineTemplate } from '@/domain/notices/definitions';

/** The push messages that the app sends automatically. */
export const pushTemplate = defineTemplate({
  name: 'push-template',
  channel: 'push',
  root: '/push-template',
  order: 20,
});
