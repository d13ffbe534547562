import { ADMINS, MANAGERS, permit } from '@/core/permissions';

/** The permissions of a resource whose records the app publishes. The calendar's page, in the first script, has one. */
export const publicationAccess = (name: string) => ({
  list: permit(`${name}:list`, MANAGERS),
  create: permit(`${name}:create`, MANAGERS),
  edit: permit(`${name}:edit`, MANAGERS),
  delete: permit(`${name}:delete`, ADMINS),
});
