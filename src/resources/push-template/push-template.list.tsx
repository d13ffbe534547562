import { templateActions } from '@/shared/notices/template-actions';
import { TemplateState } from '@/shared/notices/TemplateState';
import type { ListDescription } from '@/shared/list/ListPage';

export const list: ListDescription = {
  columns: [
    { source: 'title', isTitle: true },
    { source: 'event', width: 184 },
    { source: 'corps', isOptional: true },
    { source: 'section', width: 120, priority: 1 },
    { source: 'active', width: 116, cell: (record) => <TemplateState record={record} /> },
  ],
  actions: templateActions('push-template:edit'),
};
