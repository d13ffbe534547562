import { ROLES, permit } from '@/core/permissions';
import { FILTERED_PRESENCES } from '@/core/presence';
import { defineResource } from '@/core/resource';
import { COMPANY } from '@/core/resource-names';
import { accessRowCodec } from './app-activity.codec';

/** The access log of the app, a row per customer: specification, section 2 'App-activity screen'. */
export const appActivity = defineResource({
  name: 'app-activity',
  representation: '{client_name}',
  routes: { list: '/appactivity' },
  aliases: { '/appActivity': '/appactivity' },
  access: { list: permit('turnover:list', ROLES) },
  menu: { group: 'activity', order: 10, roles: ['admin'] },
  dashboard: {
    queue: [
      {
        name: 'dormant',
        filter: { presence: 'dormant' },
        since: 'last_access',
        tone: 'warning',
        order: 30,
      },
      { name: 'never', filter: { presence: 'never' }, tone: 'warning', order: 40 },
    ],
  },
  references: { company_code: { resource: COMPANY, isFilterOnly: true } },
  values: { presence: FILTERED_PRESENCES },
  endpoint: {
    base: 'accesslog',
    plural: 'customers',
    singular: 'customer',
    calls: {
      list: true,
      download: { path: 'accesslist/csv', fileName: 'app-activity.csv' },
    },
    filters: ['company_code'],
    derived: ['presence'],
    searched: ['code', 'user_name'],
    writable: [],
    scope: { company: 'company_code', location: 'location_code', agent: 'agent_code' },
  },
  codec: accessRowCodec,
});
