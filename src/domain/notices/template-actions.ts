import NotificationsActiveOutlinedIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOffOutlinedIcon from '@mui/icons-material/NotificationsOffOutlined';
import type { Permission } from '@/core/permissions';
import type { RecordAction } from '@/kit/list/actions/record-action';

/** The row actions of a list of templates, for holders of `permission`. */
export const templateActions = (permission: Permission): RecordAction[] => [
  {
    name: 'activate',
    icon: NotificationsActiveOutlinedIcon,
    permission,
    change: () => ({ active: true }),
    isDone: ({ active }) => active === true,
  },
  {
    name: 'deactivate',
    icon: NotificationsOffOutlinedIcon,
    permission,
    change: () => ({ active: false }),
    isDone: ({ active }) => active === false,
  },
];
