import type { Column, ListFilter } from '@/shared/columns/column';
import { ResourceList } from '@/shared/list/ResourceList';
import { WithParent } from '@/shared/record/WithParent';
import { TileBoard } from './TileBoard';

/** Columns of the export. */
const COLUMNS: Column[] = [
  'position',
  'title',
  'section',
  'link',
  'columns',
  'target',
  'recipients',
  'categories',
  'text_color',
  'background_color',
].map((source) => ({ source }));

const FILTERS: ListFilter[] = [
  {
    source: 'target',
    choices: ['agents', 'customers', 'both'].map((id) => ({
      id,
      label: `resources.tile.target.${id}`,
    })),
  },
];

export const TileList = () => (
  <WithParent>
    <ResourceList
      columns={COLUMNS}
      filters={FILTERS}
      arrangedBy="position"
      gallery={<TileBoard />}
    />
  </WithParent>
);
