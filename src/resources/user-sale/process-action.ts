import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { getConfig } from '@/providers/http/config';
import type { RecordAction } from '@/kit/list/actions/record-action';

const PROCESS: RecordAction = {
  name: 'process',
  icon: TaskAltIcon,
  permission: 'user-sales:view',
  change: () => ({ status: 'processed' }),
  isDone: ({ status }) => status === 'processed',
};

/** What may be done to user sales: nothing where the configuration says that another system processes them. */
export const actions: readonly RecordAction[] =
  getConfig().processUserSales === false ? [] : [PROCESS];
