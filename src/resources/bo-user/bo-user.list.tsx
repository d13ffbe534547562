import { type RaRecord } from 'react-admin';
import { textsOf } from '@/core/one-or-many';
import { ROLES } from '@/core/permissions';
import { COMPANY, LOCATION } from '@/core/resource-names';
import { textOf } from '@/core/text';
import { EmailText } from '@/kit/fields/EmailText';
import { Names } from '@/kit/fields/Names';
import { TextCell } from '@/kit/fields/TextCell';
import type { Column } from '@/kit/fields/column';
import type { ListDescription } from '@/kit/list/ListPage';
import { ACTIVATE, DEACTIVATE } from '@/kit/list/actions/account-status';
import type { RecordAction } from '@/kit/list/actions/record-action';
import { ReferenceValue } from '@/kit/references/ReferenceValue';
import { RowAgentQuestion } from './AgentCustomersQuestion';
import { AccountStatus, Roles } from './BoUserFields';
import { BulkAgentQuestion } from './BulkAgentQuestion';
import { activationRefusal, deactivationRefusal } from './own-account';

const ACTIONS: RecordAction[] = [
  {
    ...ACTIVATE,
    refusal: activationRefusal,
    isOffered: (record) => activationRefusal(record) === undefined,
  },
  {
    ...DEACTIVATE,
    refusal: deactivationRefusal,
    isOffered: (record) => deactivationRefusal(record) === undefined,
    confirm: { Row: RowAgentQuestion, Bulk: BulkAgentQuestion },
    isUndoable: true,
  },
];

export const list: ListDescription = {
  actions: ACTIONS,
  columns: [
    { source: 'code', width: 96 },
    {
      source: 'name',
      sortBy: 'firstname',
      isTitle: true,
      cell: (record) => <TextCell text={nameOf(record)} />,
      exported: nameOf,
    },
    { source: 'surname', isOptional: true },
    {
      source: 'email',
      minWidth: 128,
      isWhole: true,
      cell: ({ email }) => <EmailText email={email} />,
    },
    { source: 'roles', sortBy: false, width: 160, cell: (record) => <Roles record={record} /> },
    { priority: 2, ...placeOf(COMPANY) },
    { priority: 1, ...placeOf(LOCATION) },
    { source: 'telephone', isOptional: true },
    { source: 'status', width: 116, cell: (record) => <AccountStatus record={record} /> },
  ],
  filters: [
    { source: 'role', choices: ROLES.map((role) => ({ id: role, label: `roles.${role}` })) },
    {
      source: 'first_login',
      choices: ['true', 'false'].map((state) => ({
        id: state,
        label: `resources.bo-user.first_login.${state}`,
      })),
    },
  ],
};

/** The names in the backend's answer where there is one for each code, else the names of the codes. */
function placeOf(resource: typeof COMPANY | typeof LOCATION): Column {
  const [name, codes] = [`${resource}_name`, `${resource}_code`];
  return {
    source: name,
    scope: resource,
    cell: (record) =>
      textsOf(record[codes]).length === 1 && textOf(record[name]) !== '' ? (
        <Names names={[textOf(record[name])]} />
      ) : (
        <ReferenceValue reference={{ resource }} value={record[codes]} />
      ),
    exported: (record) => textOf(record[name]) || textsOf(record[codes]).join(', '),
  };
}

/** Users who registered themselves may have no names yet. */
function nameOf({ firstname, surname }: RaRecord): string {
  return [firstname, surname].map(textOf).filter(Boolean).join(' ');
}
