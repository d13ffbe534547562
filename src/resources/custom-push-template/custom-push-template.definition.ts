import { defineNotice } from '@/domain/notices/definitions';

/** Push messages that a user writes and sends once. */
export const customPushTemplate = defineNotice({
  name: 'custom-push-template',
  channel: 'push',
  root: '/push-template/custom',
  order: 40,
});
