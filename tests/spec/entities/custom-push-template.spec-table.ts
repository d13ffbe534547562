import { noticeTable } from '../notice-tables';

export const table = noticeTable({
  channel: 'push',
  root: '/push-template/custom',
  area: 'custom-push-template',
  place: 11,
});
