import type { ListDescription } from '@/kit/list/ListPage';
import { TextWithChips } from '@/domain/placeholders/FilledText';
import { noticeList } from '@/domain/notices/notice-list';

export const list: ListDescription = noticeList({
  source: 'subject',
  priority: 3,
  cell: ({ subject }) => <TextWithChips text={subject} />,
});
