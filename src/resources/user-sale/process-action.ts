import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { getConfig } from '@/providers/http/config';
import type { RecordAction } from '@/kit/list/actions/record-action';

const PROCESS: RecordAction = {
  name: 'process',
  icon: TaskAltIcon,
  change: () => ({ status: 'processed' }),
  isDone: ({ status }) => status === 'processed',
};

/** The actions on user sales; none where the configuration says that another system processes them. */
export const actions: readonly RecordAction[] =
  getConfig().processUserSales === false ? [] : [PROCESS];
