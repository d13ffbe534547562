import { LIST, type EntityTable } from '../entity-table';
import { ADMIN, EVERYBODY } from '../roles';

/** Its rows are customers; its permission is the turnover's. */
export const table: EntityTable = {
  collection: 'customers',
  views: [{ view: 'list', address: '/appactivity', access: 'turnover:list' }],
  aliases: { '/appActivity': '/appactivity' },
  menu: { group: 'activity', place: 24, roles: ADMIN },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/accesslog',
      roles: EVERYBODY,
      query: LIST,
      filter: { company_code: 'AURORA' },
      answer: [
        'customers.0.code',
        'customers.0.user_name',
        'customers.0.company.company_name',
        'customers.0.agent.surname',
        'customers.0.agent_code',
        'customers.0.accesses_list',
        'total_rows',
      ],
    },
    {
      verb: 'download',
      method: 'GET',
      path: '/accesslist/csv',
      roles: EVERYBODY,
      query: ['searchTerm'],
      filter: { company_code: 'AURORA' },
      answer: [],
    },
  ],
};
