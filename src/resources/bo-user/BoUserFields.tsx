import { type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { textsOf } from '@/core/one-or-many';
import { lineOf } from '@/core/text';
import { FixedValue } from '@/kit/fields/FixedValue';
import { Names } from '@/kit/fields/Names';

/** The roles of an account, by name. */
export const Roles = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const roles = textsOf(record.roles).map(lineOf);
  return <Names names={roles.map((role) => translate(`roles.${role}`, { _: role }))} />;
};

/** The status of an account, which is 'invited' until its first login. */
export const AccountStatus = ({ record: { status, first_login } }: { record: RaRecord }) => (
  <FixedValue
    field="status"
    value={status === 'active' && first_login === true ? 'invited' : status}
  />
);
