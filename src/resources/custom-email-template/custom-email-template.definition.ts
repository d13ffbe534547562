import { defineNotice } from '@/domain/notices/definitions';

/** E-mails that a user writes and sends once. */
export const customEmailTemplate = defineNotice({
  name: 'custom-email-template',
  channel: 'email',
  root: '/email-template/custom',
  order: 30,
});
