import { templateList } from '@/domain/notices/template-list';
import { TextWithChips } from '@/domain/placeholders/FilledText';

export const list = templateList(
  { source: 'corps', isOptional: true, cell: ({ corps }) => <TextWithChips text={corps} /> },
  { source: 'section', width: 120, priority: 1 },
);
