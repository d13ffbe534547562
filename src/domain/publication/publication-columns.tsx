import { recipientsColumn } from '@/domain/audience/recipients-column';
import type { Column } from '@/kit/fields/column';
import { FlagCell } from '@/kit/list/actions/FlagCell';
import { PublicationDate, PublishedCell } from './PublicationCells';

/** The columns of a list of publications, with the list's `own` columns in between. */
export const publicationColumns = (...own: readonly Column[]): Column[] => [
  { source: 'title', isTitle: true, minWidth: 160 },
  ...own,
  { source: 'company_code', priority: 2 },
  recipientsColumn({ isOptional: true }),
  { source: 'categories', isOptional: true, sortBy: false },
  {
    source: 'publication_date',
    width: 168,
    isOnCard: true,
    cell: (record) => <PublicationDate record={record} />,
  },
  { source: 'state', width: 116, priority: 4 },
  {
    source: 'published',
    width: 104,
    isOnCard: false,
    cell: (record) => <PublishedCell record={record} />,
  },
  {
    source: 'visible',
    width: 96,
    priority: 4,
    isOnCard: false,
    cell: (record) => <FlagCell record={record} field="visible" />,
  },
];
