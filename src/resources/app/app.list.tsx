import type { ListDescription } from '@/kit/list/ListPage';
import { SortMenu } from '@/kit/list/SortMenu';
import { AppCards } from './AppCards';

/** The columns of the export; the cards can be sorted by them, too. */
const columns: ListDescription['columns'] = [
  { source: 'app_name', isTitle: true },
  { source: 'company_code' },
  { source: 'primary_color', sortBy: false },
  { source: 'secondary_color', sortBy: false },
  { source: 'background_color', sortBy: false },
  { source: 'text_color', sortBy: false },
];

export const list: ListDescription = {
  columns,
  tools: <SortMenu columns={columns} />,
  gallery: <AppCards />,
};
