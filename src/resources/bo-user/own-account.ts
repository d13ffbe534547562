import type { RaRecord } from 'react-admin';
import { consoleRoles, grantableRoles } from '@/core/permissions';
import { session } from '@/providers/session/session';

/** Whether the signed-in user is `record`: users must not lock themselves out. */
export const isOwnAccount = ({ id }: RaRecord): boolean => id === session.current()?.user.id;

/** Whether `record` has a role above the signed-in user's, to whom a backend then refuses every change of it. */
export const isHigherAccount = ({ roles }: RaRecord): boolean => {
  const [highest] = consoleRoles(roles);
  return (
    highest !== undefined && !grantableRoles(session.current()?.user.roles ?? []).includes(highest)
  );
};

/** The message key of why the signed-in user cannot activate `record`; undefined where they can. */
export const activationRefusal = (record: RaRecord): string | undefined =>
  isHigherAccount(record) ? 'resources.bo-user.form.limit_above' : undefined;

/** The message key of why the signed-in user cannot deactivate `record`; undefined where they can. */
export const deactivationRefusal = (record: RaRecord): string | undefined =>
  isOwnAccount(record) ? 'resources.bo-user.actions.own_account' : activationRefusal(record);
