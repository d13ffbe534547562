import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import PauseCircleOutlineIcon from '@mui/icons-material/PauseCircleOutline';
import type { RaRecord } from 'react-admin';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { useCan } from '@/providers/session/use-session';
import { RecordPanel } from '@/shared/drawer/RecordPanel';
import { Code } from '@/shared/fields/Code';
import { FirstOf } from '@/shared/fields/FirstOf';
import { Moment } from '@/shared/fields/Moment';
import { FormSkeleton } from '@/shared/record/FormSkeleton';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { RecordAction } from '@/shared/list/actions/record-action';
import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { AgentName } from '@/shared/references/AgentName';
import { ReferenceName } from '@/shared/references/ReferenceName';
import { StateCell, SyncState } from './AppUserStates';

const CustomerPanel = lazyComponent(() => import('./CustomerPanel'), 'CustomerPanel');

const [ACTIVE, DEACTIVATED] = ACCOUNT_STATUSES;

const COLUMNS: Column[] = [
  { source: 'code', width: 92, cell: ({ code }) => <Code>{code}</Code> },
  { source: 'business_name', isTitle: true },
  {
    source: 'p_iva',
    width: 128,
    isOptional: true,
    cell: ({ p_iva }) => <Code>{p_iva}</Code>,
  },
  { source: 'email', isOptional: true },
  {
    source: 'company_code',
    priority: 3,
    cell: ({ company_code }) => (
      <FirstOf
        codes={company_code}
        show={(code) => <ReferenceName resource="company" code={code} />}
      />
    ),
  },
  {
    source: 'location_code',
    priority: 1,
    cell: ({ location_code }) => (
      <FirstOf
        codes={location_code}
        show={(code) => <ReferenceName resource="location" code={code} />}
      />
    ),
  },
  {
    source: 'agent_code',
    priority: 2,
    cell: ({ agent_code }) => (
      <FirstOf codes={agent_code} show={(code) => <AgentName code={code} />} />
    ),
  },
  { source: 'categories', isOptional: true },
  { source: 'first_access', width: 120, isOptional: true, cell: momentIn('first_access') },
  { source: 'last_access', width: 112, priority: 4, cell: momentIn('last_access') },
  { source: 'sync_status', isOptional: true, cell: (record) => <SyncState record={record} /> },
  { source: 'sync_error', isOptional: true, sortBy: false },
  { source: 'status', width: 116, cell: (record) => <StateCell record={record} /> },
];

const states = (field: string, values: readonly string[]) =>
  values.map((id) => ({ id, label: `resources.app-user.${field}.${id}` }));

const FILTERS: ListFilter[] = [
  { source: 'company_code', resource: 'company' },
  { source: 'location_code', resource: 'location', narrowedBy: ['company_code'] },
  { source: 'agent_code', agentsOf: { company: 'company_code', location: 'location_code' } },
  { source: 'group_code', resource: 'group', narrowedBy: ['company_code'] },
  { source: 'category', resource: 'category', narrowedBy: ['company_code'] },
  { source: 'status', choices: states('status', ACCOUNT_STATUSES) },
  { source: 'sync_status', choices: states('sync_status', ['success', 'failure']) },
];

const ACTIONS: RecordAction[] = [
  {
    name: 'activate',
    icon: CheckCircleOutlineIcon,
    permission: 'app-user:edit',
    change: () => ({ status: ACTIVE }),
    isDone: ({ status }) => status === ACTIVE,
  },
  {
    name: 'deactivate',
    icon: PauseCircleOutlineIcon,
    permission: 'app-user:edit',
    change: () => ({ status: DEACTIVATED }),
    isDone: ({ status }) => status === DEACTIVATED,
  },
];

/** The users of the app. A row opens the form of who may edit, and a panel to read for everybody else. */
export const AppUserList = () => {
  const mayEdit = useCan('app-user:edit');
  return (
    <>
      <ResourceList
        columns={COLUMNS}
        filters={FILTERS}
        actions={ACTIONS}
        opens={mayEdit ? 'edit' : 'panel'}
      />
      <RecordPanel>{(id) => <CustomerPanel id={id} waiting={<FormSkeleton />} />}</RecordPanel>
    </>
  );
};

function momentIn(field: string) {
  return (record: RaRecord) => <Moment value={record[field]} />;
}
