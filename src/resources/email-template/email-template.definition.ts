import { defineTemplate } from '@/domain/notices/definitions';

/** The e-mails that the app sends automatically. */
export const emailTemplate = defineTemplate({
  name: 'email-template',
  channel: 'email',
  root: '/email-template',
  order: 10,
});
