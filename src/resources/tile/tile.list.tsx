import { recipientsColumn } from '@/domain/audience/recipients-column';
import type { ListDescription } from '@/kit/list/ListPage';
import { TileBoard } from './TileBoard';

export const list: ListDescription = {
  // The columns of the export.
  columns: [
    { source: 'position' },
    { source: 'title' },
    { source: 'section' },
    { source: 'link' },
    { source: 'columns' },
    { source: 'target' },
    recipientsColumn(),
    { source: 'categories' },
    { source: 'text_color' },
    { source: 'background_color' },
  ],
  arrangedBy: 'position',
  gallery: <TileBoard />,
};
