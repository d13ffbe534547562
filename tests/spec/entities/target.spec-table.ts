import { LIST, THIS_YEAR, type EntityTable } from '../entity-table';
import { EVERYBODY } from '../roles';

export const table: EntityTable = {
  collection: 'targets',
  views: [
    { view: 'list', address: '/target/list', access: 'target:list' },
    { view: 'show', address: '/target/view/{target_id}', access: 'target:view' },
  ],
  opens: { year: THIS_YEAR },
  menu: { group: 'results', place: 13, roles: EVERYBODY },
  permissions: { target: { list: EVERYBODY, view: EVERYBODY } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/targets',
      roles: EVERYBODY,
      query: LIST,
      filter: {
        company_code: 'AURORA',
        agent_code: 'AGE-001',
        customer_code: 'C000001',
        group_code: 'GRP-0001',
        year: '2026',
        reward_type: 'prize',
      },
      answer: ['data.targets', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/targets/{id}',
      roles: EVERYBODY,
      answer: [
        'data.target.customer_code',
        'data.target.agent_code',
        'data.target.company_code',
        'data.target.year',
        'data.target.period',
        'data.target.target_value',
        'data.target.achieved_value',
        'data.target.milestones.0.threshold',
        'data.target.milestones.0.reward_type',
        'data.target.milestones.0.achieved',
      ],
    },
  ],
};
