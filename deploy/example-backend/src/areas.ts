import type { Area } from './area';
import { items, values } from './list';

/** There are no groups here, so nobody is in one. */
const inNoGroup = { group_code: '$::text is null' };

export const companies: Area = {
  path: '/api/v1/companies',
  table: 'companies',
  singular: 'company',
  // Three large pictures a row are more than a list needs.
  listed: '_id, company_code, company_name',
  filters: {},
};

export const bousers: Area = {
  path: '/api/v1/bousers',
  createPath: '/api/v1/auth/bouser/create',
  table: 'bousers',
  singular: 'bouser',
  filters: { ...values('status'), ...items('company_code', 'location_code'), role: 'roles @> array[$]' },
};

export const customers: Area = {
  path: '/api/v1/customers',
  table: 'customers',
  singular: 'customer',
  filters: {
    ...values('status', 'sync_status'),
    ...items('company_code', 'location_code', 'agent_code'),
    ...inNoGroup,
    category: 'categories @> array[$]',
  },
};

export const news: Area = {
  path: '/api/v1/news',
  table: 'news',
  singular: 'news_item',
  filters: values('company_code', 'published', 'visible'),
};

export const turnovers: Area = {
  path: '/api/v1/turnovers',
  table: 'turnovers',
  singular: 'turnover',
  filters: {
    ...values('company_code', 'location_code', 'agent_code', 'customer_code', 'year', 'month'),
    ...inNoGroup,
  },
  totals: 'count(*)::integer as total_rows, coalesce(sum(amount), 0) as total_amount',
};
