import type { ListDescription } from '@/kit/list/ListPage';
import { noticeList } from '@/domain/notices/notice-list';

export const list: ListDescription = noticeList('custom-push-template:edit');
