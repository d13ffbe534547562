import { defineNotice } from '@/domain/notices/definitions';

/** The pushes somebody writes and sends once. */
export const customPushTemplate = defineNotice({
  name: 'custom-push-template',
  channel: 'push',
  root: '/push-template/custom',
  order: 40,
});
