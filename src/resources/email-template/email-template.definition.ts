import { defineTemplate } from '@/domain/notices/definitions';

/** The e-mails the app sends by itself. */
export const emailTemplate = defineTemplate({
  name: 'email-template',
  channel: 'email',
  root: '/email-template',
  order: 10,
});
