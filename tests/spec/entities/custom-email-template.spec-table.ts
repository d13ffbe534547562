import { noticeTable } from '../notice-tables';

export const table = noticeTable({
  channel: 'email',
  root: '/email-template/custom',
  area: 'custom-email-template',
  place: 10,
});
