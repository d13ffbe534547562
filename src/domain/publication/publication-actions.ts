import PublishOutlinedIcon from '@mui/icons-material/PublishOutlined';
import EditNoteIcon from '@mui/icons-material/EditNote';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import { confirmAudience } from '@/domain/audience/confirm-audience';
import type { RecordAction } from '@/kit/list/actions/record-action';

const setting = (name: string, icon: RecordAction['icon'], field: string, value: boolean) => ({
  name,
  icon,
  change: () => ({ [field]: value }),
  isDone: (record: Readonly<Record<string, unknown>>) => record[field] === value,
});

/** Limits `action` to published records: the app never shows a draft, whatever its `visible`. */
const ofPublished = (action: ReturnType<typeof setting>) => ({
  ...action,
  isDone: (record: Readonly<Record<string, unknown>>) =>
    record.published !== true || action.isDone(record),
});

/** The row and bulk actions of publications; their words are in `publicationMessages`. */
export const publicationActions: RecordAction[] = [
  {
    ...setting('publish', PublishOutlinedIcon, 'published', true),
    confirm: confirmAudience,
  },
  setting('withdraw', EditNoteIcon, 'published', false),
  ofPublished(setting('show', VisibilityIcon, 'visible', true)),
  ofPublished(setting('hide', VisibilityOffIcon, 'visible', false)),
];
