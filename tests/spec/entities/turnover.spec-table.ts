import { LIST, THIS_YEAR, type EntityTable } from '../entity-table';
import { EVERYBODY } from '../roles';

export const table: EntityTable = {
  collection: 'turnovers',
  views: [{ view: 'list', address: '/turnover/list', access: 'turnover:list' }],
  opens: { year: THIS_YEAR, sortField: 'month', sortDir: -1 },
  menu: { group: 'results', place: 14, roles: EVERYBODY },
  permissions: { turnover: { list: EVERYBODY } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/turnovers',
      roles: EVERYBODY,
      query: LIST,
      filter: {
        company_code: 'AURORA',
        location_code: 'AUR-MIL',
        agent_code: 'AGE-001',
        customer_code: 'C000001',
        group_code: 'GRP-0001',
        year: '2026',
        month: '9',
      },
      answer: ['data.turnovers', 'data.total_rows', 'data.total_amount'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/turnovers/{id}',
      roles: EVERYBODY,
      answer: [
        'data.turnover.customer_code',
        'data.turnover.agent_code',
        'data.turnover.company_code',
        'data.turnover.location_code',
        'data.turnover.year',
        'data.turnover.month',
        'data.turnover.amount',
      ],
    },
  ],
};
