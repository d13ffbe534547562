import { templateList } from '@/domain/notices/template-list';
import { TextWithChips } from '@/domain/placeholders/FilledText';

export const list = templateList({
  source: 'subject',
  priority: 1,
  cell: ({ subject }) => <TextWithChips text={subject} />,
});
