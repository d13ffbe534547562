import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { columnsOf, listRulesOf, type Area, type Row } from '../area';
import { inScope, ROLES, type Role } from '../database';
import { code, codes, email, name, oneOf, someOf, text } from '../fields';
import { conditionOf, sortedText } from '../list';
import { Refusal } from '../refusal';

const MANAGERS = ['admin', 'company_manager', 'area_manager', 'site_manager'] as const;

export type BouserRow = Row;

/** A list of one code is a text, an empty one is absent. */
export const bouserOnWire = ({ company_code, location_code, ...row }: BouserRow): Row => ({
  ...row,
  company_code: codesOnWire(company_code),
  location_code: codesOnWire(location_code),
});

const codesOnWire = (list: unknown): unknown => {
  const codes = list as string[];
  return codes.length > 1 ? codes : codes[0];
};

export const bousers: Area = {
  path: '/api/v1/bousers',
  create: '/api/v1/auth/bouser/create',
  plural: 'bousers',
  singular: 'bouser',
  table: 'bousers',
  fields: {
    code,
    firstname: name,
    surname: name,
    email,
    roles: someOf(ROLES),
    telephone: text({ max: 40 }),
    company_code: codes(false),
    location_code: codes(false),
    status: oneOf(['active', 'deactivated'], 'active'),
  },
  readOnly: ['first_login'],
  sorted: {
    firstname: sortedText('firstname'),
    surname: sortedText('surname'),
    email: sortedText('email'),
    roles: 'roles',
    company_code: 'company_code',
    location_code: 'location_code',
    status: 'status',
    telephone: sortedText('telephone'),
  },
  filters: {
    company_code: 'company_code @> array[$]',
    location_code: 'location_code @> array[$]',
    role: 'roles @> array[$]',
    status: 'status = $',
  },
  list: MANAGERS,
  write: MANAGERS,
  code: 'code',
  toWire: bouserOnWire,
  check: async (client, values, user, stored) => {
    const given = values['roles'] as Role[];
    const highest = ROLES.find((role) => given.includes(role)) ?? 'agent';
    if (ROLES.indexOf(highest) < ROLES.indexOf(user.role)) {
      throw new Refusal(403, { field: 'roles', message: 'rank' });
    }
    const companies = values['company_code'] as string[];
    const places = values['location_code'] as string[];
    if (highest !== 'admin' && companies.length === 0) {
      throw new Refusal(422, { field: 'company_code', message: 'required' });
    }
    if (!['admin', 'company_manager'].includes(highest) && places.length === 0) {
      throw new Refusal(422, { field: 'location_code', message: 'required' });
    }
    // Who manages only some of a user's companies could take the account over, and with it the others.
    const others = [...companies, ...((stored?.['company_code'] ?? []) as string[])];
    if (user.role !== 'admin' && others.some((item) => !user.company_code?.includes(item))) {
      throw new Refusal(403, { field: 'company_code', message: 'shared' });
    }
    const known = await client.query('select from companies where company_code = any ($1)', [
      companies,
    ]);
    if (known.rowCount !== new Set(companies).size) {
      throw new Refusal(422, { field: 'company_code', message: 'unknown' });
    }
  },
  usedBy: ['select from customers where $1 = any (agent_code)'],
};

export const BOUSER_COLUMNS = columnsOf(bousers);

/** The look-ups of agents and area managers, open to every role, and the file of the list. */
export const addStaffLookups = (app: FastifyInstance, pool: Pool): void => {
  const lookUp = (path: string, role: Role) =>
    app.get<{ Params: { company?: string; location?: string } }>(path, ({ params, user }) =>
      inScope(pool, user, async (client) => {
        const { rows } = await client.query<BouserRow>(
          `select ${BOUSER_COLUMNS} from bousers where $1 = any (roles)
            and ($2::text is null or $2 = any (company_code)) and ($3::text is null or $3 = any (location_code))
            order by surname, firstname, _id`,
          [role, params.company, params.location],
        );
        return { data: { bousers: rows.map(bouserOnWire) } };
      }),
    );
  const { path } = bousers;
  lookUp(`${path}/role/agent`, 'agent');
  lookUp(`${path}/company/:company/role/agent`, 'agent');
  lookUp(`${path}/company/:company/location/:location/role/agent`, 'agent');
  lookUp(`${path}/company/:company/role/area_manager`, 'area_manager');

  app.get(`${path}/csv`, (request, reply) =>
    inScope(pool, request.user, async (client) => {
      if (!bousers.list?.includes(request.user.role)) throw new Refusal(403, 'forbidden');
      const { where, values } = conditionOf(request.query as Row, listRulesOf(bousers));
      const { rows } = await client.query<BouserRow>(
        `select ${FILE_COLUMNS.join(', ')} from bousers where ${where} order by _id`,
        values,
      );
      const lines = rows.map((row) => FILE_COLUMNS.map((column) => cell(row[column])).join(','));
      void reply.type('text/csv; charset=utf-8');
      void reply.header('content-disposition', 'attachment; filename="bousers.csv"');
      return [FILE_COLUMNS.join(','), ...lines].join('\r\n');
    }),
  );
};

const FILE_COLUMNS = [
  'code',
  'firstname',
  'surname',
  'email',
  'telephone',
  'roles',
  'company_code',
  'location_code',
  'status',
];

/** A cell that no spreadsheet takes for a formula; a telephone with its `+` is none. */
const cell = (value: unknown): string => {
  const raw = Array.isArray(value) ? value.join('|') : String(value ?? '');
  const safe = /^[=+\-@\t\r＝＋－＠]/.test(raw) && !/^\+[\d ]+$/.test(raw) ? `'${raw}` : raw;
  return /[",;\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
};
