import { ADMINS, MANAGERS, permit } from '@/core/permissions';

/** The permissions of a publication. In a file of its own because the calendar's page needs it in the first script. */
export const publicationAccess = (name: string) => ({
  list: permit(`${name}:list`, MANAGERS),
  create: permit(`${name}:create`, MANAGERS),
  edit: permit(`${name}:edit`, MANAGERS),
  delete: permit(`${name}:delete`, ADMINS),
});
