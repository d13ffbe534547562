import { templateTable } from '../notice-tables';

export const table = templateTable({
  channel: 'email',
  root: '/email-template',
  area: 'email-template',
  place: 8,
});
