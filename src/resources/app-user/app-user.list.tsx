import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import PauseCircleOutlineIcon from '@mui/icons-material/PauseCircleOutline';
import { ACCOUNT_STATUSES } from '@/core/constants';
import { lazyComponent } from '@/shared/lazy/lazy-component';
import type { RecordAction } from '@/shared/list/actions/record-action';
import type { ListDescription } from '@/shared/list/ListPage';
import { StateCell, SyncState } from './AppUserStates';

const [ACTIVE, DEACTIVATED] = ACCOUNT_STATUSES;

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
export const list: ListDescription = {
  columns: [
    { source: 'code', width: 92 },
    { source: 'business_name', isTitle: true },
    { source: 'p_iva', kind: 'code', width: 128, isOptional: true },
    { source: 'email', minWidth: 180, isOptional: true },
    { source: 'company_code', priority: 3 },
    { source: 'location_code', priority: 1 },
    { source: 'agent_code', priority: 2 },
    { source: 'categories', isOptional: true },
    { source: 'first_access', kind: 'moment', width: 120, isOptional: true },
    { source: 'last_access', kind: 'moment', width: 112, priority: 4 },
    { source: 'sync_status', isOptional: true, cell: (record) => <SyncState record={record} /> },
    { source: 'sync_error', isOptional: true, sortBy: false },
    { source: 'status', width: 116, cell: (record) => <StateCell record={record} /> },
  ],
  actions: ACTIONS,
  Panel: lazyComponent(() => import('./CustomerPanel'), 'CustomerPanel'),
};
