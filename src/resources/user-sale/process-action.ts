import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { getConfig } from '@/providers/http/config';
import type { ChangingAction, RecordAction } from '@/kit/list/actions/record-action';
import { lazyComponent } from '@/ui/lazy/lazy-component';

/** A processed sale stays processed (specification, section 4): one and many are asked about alike. */
const PROCESS = {
  name: 'process',
  icon: TaskAltIcon,
  change: () => ({ status: 'processed' }),
  isDone: ({ status }) => status === 'processed',
  confirm: {
    Row: lazyComponent(() => import('./ProcessQuestion'), 'ProcessQuestion'),
    Bulk: lazyComponent(() => import('./ProcessTotal'), 'ProcessTotal'),
  },
} satisfies RecordAction & ChangingAction;

/** The actions on user sales; none where the configuration says that another system processes them. */
export const actions: readonly RecordAction[] =
  getConfig().processUserSales === false ? [] : [PROCESS];
