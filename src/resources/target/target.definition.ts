import { ROLES, permit } from '@/core/permissions';
import { defineResource } from '@/core/resource';
import { BO_USER, COMPANY, CUSTOMER, GROUP, TARGET } from '@/core/resource-names';
import { targetCodec } from './target.codec';

/** Targets of customers for a period, with their rewards; uploaded, and read-only here. */
export const target = defineResource({
  name: TARGET,
  representation: '{customer_code} · {year} · {period}',
  routes: { list: '/target/list', show: '/target/view/:id' },
  access: { list: permit('target:list', ROLES), show: permit('target:view', ROLES) },
  menu: {
    group: 'results',
    order: 10,
    roles: ROLES,
  },
  views: [
    { name: 'this_year', filter: { year: { named: 'this_year' } } },
    {
      name: 'behind',
      filter: { year: { named: 'this_year' }, pace: 'behind' },
      sort: { field: 'needed', order: 'DESC' },
    },
    { name: 'last_year', filter: { year: { named: 'last_year' } } },
    { name: 'next_year', filter: { year: { named: 'next_year' } } },
  ],
  references: {
    company_code: { resource: COMPANY },
    agent_code: { resource: BO_USER, role: 'agent', within: ['company_code'] },
    customer_code: { resource: CUSTOMER, within: ['company_code', 'agent_code'] },
    group_code: {
      resource: GROUP,
      isFilterOnly: true,
      within: ['company_code'],
    },
  },
  values: {
    reward_type: ['gold_journey', 'platinum_journey', 'prize', 'super_prize'],
    pace: ['behind', 'on_track', 'ahead', 'reached', 'missed', 'not_started', 'unknown'],
  },
  badges: ['pace'],
  endpoint: {
    base: 'api/v1/targets',
    plural: 'targets',
    singular: 'target',
    calls: { list: true, one: true },
    filters: ['company_code', 'agent_code', 'customer_code', 'group_code', 'year', 'reward_type'],
    derived: ['pace', 'progress', 'missing', 'needed'],
    searched: ['customer_code', 'customer_name'],
    writable: [],
    // No field of the wire has a target's location: the backend derives it from the customer.
    scope: { company: 'company_code', location: 'location_code', agent: 'agent_code' },
  },
  codec: targetCodec,
});
