import type { ListDescription } from '@/shared/list/ListPage';
import { noticeList } from '@/shared/notices/notice-list';

export const list: ListDescription = noticeList('custom-push-template:edit');
