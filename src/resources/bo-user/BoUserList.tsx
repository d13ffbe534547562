import { useTranslate, type RaRecord } from 'react-admin';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { ROLES } from '@/core/permissions';
import { Code } from '@/shared/fields/Code';
import { Status } from '@/shared/fields/Status';
import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { ReferenceNames } from '@/shared/references/ReferenceNames';

const COLUMNS: Column[] = [
  { source: 'code', width: 96, cell: ({ code }) => <Code>{code}</Code> },
  {
    source: 'surname',
    isTitle: true,
    cell: (record) => nameOf(record) || '–',
    exported: nameOf,
  },
  { source: 'email' },
  { source: 'roles', sortBy: 'roles', cell: (record) => <Roles record={record} /> },
  { priority: 2, ...placeOf('company') },
  { priority: 1, ...placeOf('location') },
  { source: 'telephone', isOptional: true },
  { source: 'status', width: 116, cell: (record) => <AccountStatus record={record} /> },
];

const FILTERS: ListFilter[] = [
  { source: 'company_code', resource: 'company' },
  { source: 'location_code', resource: 'location', narrowedBy: ['company_code'] },
  { source: 'role', choices: ROLES.map((role) => ({ id: role, label: `roles.${role}` })) },
  {
    source: 'status',
    choices: ACCOUNT_STATUSES.map((status) => ({
      id: status,
      label: `resources.bo-user.status.${status}`,
    })),
  },
  {
    source: 'first_login',
    choices: ['true', 'false'].map((state) => ({
      id: state,
      label: `resources.bo-user.first_login.${state}`,
    })),
  },
];

export const BoUserList = () => <ResourceList columns={COLUMNS} filters={FILTERS} />;

/** The name the backend says, else the names of the codes. */
function placeOf(resource: 'company' | 'location'): Column {
  const [name, codes] = [`${resource}_name`, `${resource}_code`];
  return {
    source: name,
    cell: (record) => record[name] || <ReferenceNames resource={resource} codes={record[codes]} />,
    exported: (record) => record[name] || record[codes].join(', '),
  };
}

/** Who registered by themselves may have no such names yet. */
function nameOf({ firstname, surname }: RaRecord): string {
  return [surname, firstname].filter(Boolean).join(' ');
}

const Roles = ({ record }: { record: RaRecord }) => {
  const translate = useTranslate();
  const roles = record.roles as string[];
  return roles.map((role) => translate(`roles.${role}`, { _: role })).join(', ') || '–';
};

const AccountStatus = ({ record: { status, first_login } }: { record: RaRecord }) => {
  const translate = useTranslate();
  if (!status) return '–';
  if (status !== 'active') {
    return (
      <Status label={translate(`resources.bo-user.status.${status}`, { _: String(status) })} />
    );
  }
  return first_login === true ? (
    <Status tone="warning" label={translate('resources.bo-user.status.invited')} />
  ) : (
    <Status tone="success" label={translate('resources.bo-user.status.active')} />
  );
};
