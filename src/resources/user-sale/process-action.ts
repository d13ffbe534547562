import TaskAltIcon from '@mui/icons-material/TaskAlt';
import { getConfig } from '@/providers/http/config';
import type { ChangingAction, RecordAction } from '@/kit/list/actions/record-action';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { duplicateKey } from './sale-figures';

/** Processing cannot be undone (specification, section 4), so it is confirmed for one sale as for many. */
const PROCESS = {
  name: 'process',
  icon: TaskAltIcon,
  change: () => ({ status: 'processed' }),
  isDone: ({ status }) => status === 'processed',
  confirm: {
    Row: lazyComponent(() => import('./ProcessQuestion'), 'ProcessQuestion'),
    Bulk: lazyComponent(() => import('./ProcessTotal'), 'ProcessTotal'),
    excluded: {
      Line: lazyComponent(() => import('./SuspectedLine'), 'SuspectedLine'),
      keyOf: (sale) => duplicateKey(sale) ?? '',
    },
  },
} satisfies RecordAction & ChangingAction;

/** {@link PROCESS} from the button that also opens the next sale: its question repeats the button's words. */
export const PROCESS_AND_ADVANCE: RecordAction = {
  ...PROCESS,
  confirm: {
    ...PROCESS.confirm,
    Row: lazyComponent(() => import('./ProcessQuestion'), 'AdvanceQuestion'),
  },
};

/** The actions on user sales; none where the configuration says that another system processes them. */
export const actions: readonly RecordAction[] =
  getConfig().processUserSales === false ? [] : [PROCESS];
