import type { Column } from '@/kit/fields/column';
import { recipientWords } from './recipient-words';
import { RecipientNames } from './RecipientNames';

/** The column with the recipients of a record. The wire does not sort by them. */
export const recipientsColumn = (
  options: Pick<Column, 'priority' | 'isOptional'> = {},
): Column => ({
  source: 'recipients',
  sortBy: false,
  cell: ({ recipients }) => <RecipientNames recipients={recipients} />,
  exported: ({ recipients }, { translate }) => recipientWords(recipients, translate).join(', '),
  ...options,
});
