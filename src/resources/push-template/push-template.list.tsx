import { templateActions } from '@/shared/notices/template-actions';
import { FlagCell } from '@/shared/list/actions/FlagCell';
import type { ListDescription } from '@/shared/list/ListPage';

export const list: ListDescription = {
  columns: [
    { source: 'title', isTitle: true },
    { source: 'event', width: 184 },
    { source: 'corps', isOptional: true },
    { source: 'section', width: 120, priority: 1 },
    { source: 'active', width: 116, cell: (record) => <FlagCell record={record} field="active" /> },
  ],
  actions: templateActions('push-template:edit'),
};
