import { IMPORT_FILES } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { IMPORT_RECORD } from '@/core/resource-names';

/**
 * Results of imported files, a record per row; read only, with the permissions of the uploads (specification, sections
 * 2 and 3). Seven of the nine kinds of file have an address; each page shows all as tabs, and Promotion is imported
 * over its own list as well.
 */
export const importRecord = defineResource({
  name: IMPORT_RECORD,
  representation: '{file_name}',
  routes: { list: '/csv/list/:record_type' },
  access: { list: IMPORT_FILES },
  menu: { group: 'imports', order: 10, roles: ['admin'] },
  values: {
    record_type: ['Company', 'Location', 'BoUser', 'Customer', 'Target', 'Order', 'Turnover'],
    status: ['success', 'failure'],
  },
  badges: ['status'],
  endpoint: {
    base: 'api/v1/imports',
    plural: 'imports',
    singular: 'import',
    calls: { list: true },
    filters: ['record_type', 'status', 'file_key'],
    searched: ['file_name', 'error_message'],
    writable: [],
  },
});

/** Exported again for the fixture backend, which imports only definitions. */
export { RECORD_TYPES } from '@/imports/read/record-types';
