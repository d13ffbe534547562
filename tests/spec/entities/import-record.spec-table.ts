import { LIST, type EntityTable } from '../entity-table';
import { ADMIN } from '../roles';

/** The record types of section 2 that have a page. */
export const CSV_RECORD_TYPES = [
  'Company',
  'Location',
  'BoUser',
  'Customer',
  'Target',
  'Order',
  'Turnover',
] as const;

export const table: EntityTable = {
  collection: 'imports',
  views: [
    {
      view: 'list',
      address: '/csv/list/{record_type}',
      access: 'csv:list',
      values: { record_type: CSV_RECORD_TYPES },
    },
  ],
  menu: { group: 'imports', place: 19, roles: ADMIN },
  permissions: { csv: { list: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/imports',
      roles: ADMIN,
      query: LIST,
      filter: { record_type: 'Customer', status: 'failure', file_key: 'f1' },
      answer: ['data.imports', 'data.total_rows'],
    },
  ],
};
