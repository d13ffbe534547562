import NotificationsActiveOutlinedIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOffOutlinedIcon from '@mui/icons-material/NotificationsOffOutlined';
import type { RecordAction } from '@/kit/list/actions/record-action';

/** The row actions of a list of templates. */
export const templateActions: RecordAction[] = [
  {
    name: 'activate',
    icon: NotificationsActiveOutlinedIcon,
    change: () => ({ active: true }),
    isDone: ({ active }) => active === true,
  },
  {
    name: 'deactivate',
    icon: NotificationsOffOutlinedIcon,
    change: () => ({ active: false }),
    isDone: ({ active }) => active === false,
  },
];
