import type { EntityTable } from '../entity-table';
import { publicationTable } from '../publication-table';

export const table: EntityTable = publicationTable({
  word: 'news',
  singular: 'news_item',
  parameter: 'news_id',
  place: 5,
});
