import { defineTemplate } from '@/domain/notices/definitions';

/** The pushes the app sends by itself. */
export const pushTemplate = defineTemplate({
  name: 'push-template',
  channel: 'push',
  root: '/push-template',
  order: 20,
});
