import EventBusyOutlinedIcon from '@mui/icons-material/EventBusyOutlined';
import { DRAFT, SCHEDULED } from '@/core/schedule';
import { recipientsColumn } from '@/domain/audience/recipients-column';
import type { Column } from '@/kit/fields/column';
import { TextWithChips } from '@/domain/placeholders/FilledText';
import { Moment } from '@/kit/fields/Moment';
import type { RecordAction } from '@/kit/list/actions/record-action';
import type { ListDescription } from '@/kit/list/ListPage';

/** The list of the custom notices of a channel; its `own` columns follow the title. */
export const noticeList = (...own: readonly Column[]): ListDescription => ({
  columns: [
    { source: 'title', isTitle: true, cell: ({ title }) => <TextWithChips text={title} /> },
    ...own,
    { source: 'company_code', priority: 2 },
    recipientsColumn({ priority: 1 }),
    { source: 'categories', isOptional: true, sortBy: false },
    {
      source: 'scheduled_at',
      kind: 'moment',
      width: 152,
      cell: ({ scheduled_at }) => (scheduled_at ? <Moment value={scheduled_at} isInFull /> : null),
    },
    { source: 'status', width: 128, isOnCard: true },
  ],
  actions: [BACK_TO_DRAFT],
});

/** Makes a scheduled notice a draft again, so that it is not sent; a sent one cannot be changed. */
const BACK_TO_DRAFT: RecordAction = {
  name: 'unschedule',
  icon: EventBusyOutlinedIcon,
  change: () => ({ status: DRAFT }),
  isDone: ({ status }) => status !== SCHEDULED,
};
