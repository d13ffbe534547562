import type { ListDescription } from '@/shared/list/ListPage';
import { noticeList } from '@/shared/notices/notice-list';

export const list: ListDescription = noticeList('custom-email-template:edit', {
  source: 'subject',
  priority: 3,
});
