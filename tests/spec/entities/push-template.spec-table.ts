import { templateTable } from '../notice-tables';

export const table = templateTable({
  channel: 'push',
  root: '/push-template',
  area: 'push-template',
  place: 9,
});
