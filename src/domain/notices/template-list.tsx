import NotificationsActiveOutlinedIcon from '@mui/icons-material/NotificationsActiveOutlined';
import NotificationsOffOutlinedIcon from '@mui/icons-material/NotificationsOffOutlined';
import { TextWithChips } from '@/domain/placeholders/FilledText';
import type { Column } from '@/kit/fields/column';
import { FlagCell } from '@/kit/list/actions/FlagCell';
import type { RecordAction } from '@/kit/list/actions/record-action';
import type { ListDescription } from '@/kit/list/ListPage';

/** The list of the templates of a channel; its `own` columns follow the event. */
export const templateList = (...own: readonly Column[]): ListDescription => ({
  columns: [
    { source: 'title', isTitle: true, cell: ({ title }) => <TextWithChips text={title} /> },
    { source: 'event', width: 184 },
    ...own,
    { source: 'active', width: 116, cell: (record) => <FlagCell record={record} field="active" /> },
  ],
  actions: ACTIONS,
});

const ACTIONS: RecordAction[] = [
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
