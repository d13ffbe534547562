import CheckCircleOutlineIcon from '@mui/icons-material/CheckCircleOutline';
import PauseCircleOutlineIcon from '@mui/icons-material/PauseCircleOutline';
import { ACCOUNT_STATUSES } from '@/core/constants';
import type { RecordAction } from './record-action';

const [ACTIVE, DEACTIVATED] = ACCOUNT_STATUSES;

/** Activates the account of a back-office user or a customer. */
export const ACTIVATE: RecordAction = {
  name: 'activate',
  icon: CheckCircleOutlineIcon,
  change: () => ({ status: ACTIVE }),
  isDone: ({ status }) => status === ACTIVE,
};

/** Deactivates the account of a back-office user or a customer. */
export const DEACTIVATE: RecordAction = {
  name: 'deactivate',
  icon: PauseCircleOutlineIcon,
  isDestructive: true,
  change: () => ({ status: DEACTIVATED }),
  isDone: ({ status }) => status === DEACTIVATED,
};
