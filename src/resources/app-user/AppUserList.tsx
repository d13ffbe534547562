import { useTranslate, type RaRecord } from 'react-admin';
import { Code } from '@/shared/fields/Code';
import { Moment } from '@/shared/fields/Moment';
import { Status } from '@/shared/fields/Status';
import type { Column, ListFilter } from '@/shared/list/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { ReferenceName } from '@/shared/references/ReferenceName';

const firstOf = (value: unknown): string => String((Array.isArray(value) ? value[0] : value) ?? '');

const COLUMNS: Column[] = [
  { source: 'code', cell: ({ code }) => <Code>{String(code)}</Code> },
  { source: 'business_name', isTitle: true },
  { source: 'p_iva', cell: ({ p_iva }) => <Code>{String(p_iva ?? '–')}</Code> },
  { source: 'email' },
  {
    source: 'company_code',
    cell: ({ company_code }) => <ReferenceName resource="company" code={firstOf(company_code)} />,
  },
  {
    source: 'location_code',
    cell: ({ location_code }) => (
      <ReferenceName resource="location" code={firstOf(location_code)} />
    ),
  },
  { source: 'agent_code', isOptional: true },
  { source: 'last_access', cell: ({ last_access }) => <Moment value={last_access} /> },
  { source: 'status', cell: (record) => <CustomerStatus record={record} /> },
];

const states = (field: string, values: string[]) =>
  values.map((id) => ({ id, label: `resources.app-user.${field}.${id}` }));

const FILTERS: ListFilter[] = [
  { source: 'company_code', resource: 'company' },
  { source: 'location_code', resource: 'location', narrowedBy: ['company_code'] },
  { source: 'status', choices: states('status', ['active', 'deactivated']) },
  { source: 'sync_status', choices: states('sync_status', ['success', 'failure']) },
];

export const AppUserList = () => <ResourceList columns={COLUMNS} filters={FILTERS} opens={false} />;

const CustomerStatus = ({ record: { status, sync_status, sync_error } }: { record: RaRecord }) => {
  const translate = useTranslate();
  if (sync_status === 'failure') {
    return (
      <span title={typeof sync_error === 'string' ? sync_error : undefined}>
        <Status tone="error" label={translate('resources.app-user.sync_status.failure')} />
      </span>
    );
  }
  return status === undefined ? (
    '–'
  ) : (
    <Status
      tone={status === 'active' ? 'success' : 'default'}
      label={translate(`resources.app-user.status.${status}`, { _: String(status) })}
    />
  );
};
