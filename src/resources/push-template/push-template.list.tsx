import { templateActions } from '@/domain/notices/template-actions';
import { TextWithChips } from '@/domain/placeholders/FilledText';
import { FlagCell } from '@/kit/list/actions/FlagCell';
import type { ListDescription } from '@/kit/list/ListPage';

export const list: ListDescription = {
  columns: [
    { source: 'title', isTitle: true, cell: ({ title }) => <TextWithChips text={title} /> },
    { source: 'event', width: 184 },
    { source: 'corps', isOptional: true, cell: ({ corps }) => <TextWithChips text={corps} /> },
    { source: 'section', width: 120, priority: 1 },
    { source: 'active', width: 116, cell: (record) => <FlagCell record={record} field="active" /> },
  ],
  actions: templateActions,
};
