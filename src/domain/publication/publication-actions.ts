import PublishedWithChangesIcon from '@mui/icons-material/PublishedWithChanges';
import UnpublishedOutlinedIcon from '@mui/icons-material/UnpublishedOutlined';
import VisibilityIcon from '@mui/icons-material/VisibilityOutlined';
import VisibilityOffIcon from '@mui/icons-material/VisibilityOffOutlined';
import type { Permission } from '@/core/permissions';
import { audienceOf } from '@/domain/audience/audience-lists';
import type { RecordAction } from '@/kit/list/actions/record-action';

/** What a list does to publications, one by one or to many; their words are those of `publicationWords`. */
export const publicationActions = (permission: Permission): RecordAction[] => {
  const setting = (name: string, icon: RecordAction['icon'], field: string, value: boolean) => ({
    name,
    icon,
    permission,
    change: () => ({ [field]: value }),
    isDone: (record: Readonly<Record<string, unknown>>) => record[field] === value,
  });
  return [
    {
      ...setting('publish', PublishedWithChangesIcon, 'published', true),
      audience: audienceOf,
    },
    setting('withdraw', UnpublishedOutlinedIcon, 'published', false),
    setting('show', VisibilityIcon, 'visible', true),
    setting('hide', VisibilityOffIcon, 'visible', false),
  ];
};
