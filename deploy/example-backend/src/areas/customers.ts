import type { Area, Row } from '../area';
import { code, codes, email, name, oneOf } from '../fields';
import { sortedText } from '../list';
import { Refusal } from '../refusal';

/** The three lists of a customer with one company are three texts on the wire. */
const ENTRY = ['company_code', 'location_code', 'agent_code'] as const;

export const customers: Area = {
  path: '/api/v1/customers',
  plural: 'customers',
  singular: 'customer',
  table: 'customers',
  fields: {
    code,
    p_iva: name,
    business_name: name,
    email,
    company_code: codes(),
    location_code: codes(),
    agent_code: codes(),
    categories: codes(false),
    status: oneOf(['active', 'deactivated'], 'active'),
  },
  readOnly: ['sync_status', 'sync_error'],
  sorted: {
    business_name: sortedText('business_name'),
    p_iva: sortedText('p_iva'),
    email: sortedText('email'),
    company_code: 'company_code',
    location_code: 'location_code',
    agent_code: 'agent_code',
    status: 'status',
    sync_status: 'sync_status',
    sync_error: sortedText('sync_error'),
  },
  filters: {
    company_code: 'company_code @> array[$]',
    location_code: 'location_code @> array[$]',
    agent_code: 'agent_code @> array[$]',
    category: 'categories @> array[$]',
    status: 'status = $',
    sync_status: 'sync_status = $',
    // There are no groups here, so nobody is in one.
    group_code: '$::text is null',
  },
  write: ['admin'],
  code: 'code',
  toWire: (row) => ({
    ...row,
    ...Object.fromEntries(ENTRY.map((field) => [field, oneOrMany(row, field)])),
  }),
  check: async (client, values) => {
    const [companies, locations, agents] = ENTRY.map((field) => values[field] as string[]);
    if (companies?.length !== locations?.length || companies?.length !== agents?.length) {
      throw new Refusal(422, { field: 'company_code', message: 'entries' });
    }
    const known = await client.query('select from companies where company_code = any ($1)', [
      companies,
    ]);
    if (known.rowCount !== new Set(companies).size) {
      throw new Refusal(422, { field: 'company_code', message: 'unknown' });
    }
  },
  usedBy: ['select from turnovers where customer_code = $1'],
};

const oneOrMany = (row: Row, field: string): unknown => {
  const list = row[field] as unknown[];
  return list.length === 1 ? list[0] : list;
};
