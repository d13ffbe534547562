import { defineNotice } from '@/domain/notices/definitions';

/** The e-mails somebody writes and sends once. */
export const customEmailTemplate = defineNotice({
  name: 'custom-email-template',
  channel: 'email',
  root: '/email-template/custom',
  order: 30,
});
