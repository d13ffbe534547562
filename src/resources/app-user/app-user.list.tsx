import GroupAddOutlinedIcon from '@mui/icons-material/GroupAddOutlined';
import SupportAgentOutlinedIcon from '@mui/icons-material/SupportAgentOutlined';
import { FILTERED_PRESENCES } from '@/core/presence';
import { GROUP } from '@/core/resource-names';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { EmailText } from '@/kit/fields/EmailText';
import { ACTIVATE, DEACTIVATE } from '@/kit/list/actions/account-status';
import type { RecordAction } from '@/kit/list/actions/record-action';
import type { ListDescription } from '@/kit/list/ListPage';
import { changeAgent } from './change-agent';
import { StateCell, SyncState } from './AppUserStates';

const ACTIONS: RecordAction[] = [
  ACTIVATE,
  DEACTIVATE,
  {
    name: 'add_to_group',
    icon: GroupAddOutlinedIcon,
    asks: { resource: GROUP, within: ['company_code'] },
    addTo: 'customers',
  },
  {
    name: 'change_agent',
    icon: SupportAgentOutlinedIcon,
    ...changeAgent,
  },
];

/** The users of the app. A row opens the form for users who may edit, else a read-only panel. */
export const list: ListDescription = {
  columns: [
    { source: 'code', width: 92 },
    { source: 'business_name', isTitle: true },
    { source: 'p_iva', kind: 'code', width: 128, isOptional: true },
    {
      source: 'email',
      minWidth: 184,
      isWhole: true,
      isOptional: true,
      cell: ({ email }) => <EmailText email={email} />,
    },
    { source: 'company_code', minWidth: 132, priority: 3 },
    { source: 'location_code', priority: 1 },
    { source: 'agent_code', priority: 2 },
    { source: 'categories', isOptional: true },
    { source: 'first_access', kind: 'moment', width: 120, isOptional: true },
    {
      source: 'last_access',
      kind: 'moment',
      width: 112,
      priority: 4,
      emptyOnCard: 'activity.never',
    },
    { source: 'sync_status', isOptional: true, cell: (record) => <SyncState record={record} /> },
    { source: 'sync_error', isOptional: true, sortBy: false },
    { source: 'status', width: 116, cell: (record) => <StateCell record={record} /> },
  ],
  filters: [
    {
      source: 'presence',
      choices: FILTERED_PRESENCES.map((id) => ({ id, label: `activity.${id}` })),
    },
  ],
  pinned: ['company_code', 'location_code', 'status', 'presence'],
  actions: ACTIONS,
  Panel: lazyComponent(() => import('./CustomerPanel'), 'CustomerPanel'),
};
