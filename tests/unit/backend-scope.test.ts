import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { listOf } from '@/core/one-or-many';
import type { Role } from '@/core/permissions';
import type { Row } from '../../fixtures/database/store';
import { emailOf, openSeededBackend, type SeededBackend } from '../spec/seeded-backend';
import { countReport } from '../support/count-awards';

/**
 * Whatever a role is answered, lists, files, sums and reports, is of its own rows (docs/wire-format.md, 'Who sees which
 * rows'). Each answer is held against the stored rows, counted here by plain filters.
 */
let backend: SeededBackend;
beforeAll(async () => {
  backend = await openSeededBackend();
});
afterAll(() => backend.close());

const ROLES = ['company_manager', 'area_manager', 'site_manager', 'agent'] as const;
const rows = (collection: string) => backend.store.rows(collection);
const has = (own: unknown, value: unknown) =>
  listOf<string>(value).some((code) => listOf<string>(own).includes(code));

/** The account that calls as `role`. */
const accountOf = (role: Role): Row => {
  const account = rows('bousers').find(({ email }) => email === emailOf(role));
  if (!account) throw new Error(`no account for ${role}`);
  return account;
};

type Sees = (role: Role, row: Row) => boolean;

const ofCompany: Sees = (role, { company_code }) =>
  role === 'admin' || has(accountOf(role).company_code, company_code);

/** Rows that name company, location and agent: a manager of locations does not see those of the whole company. */
const ofPlace: Sees = (role, row) => {
  const { code, location_code } = accountOf(role);
  if (role === 'admin' || role === 'company_manager') return ofCompany(role, row);
  return role === 'agent' ? has(code, row.agent_code) : has(location_code, row.location_code);
};

const ofBoUser: Sees = (role, row) =>
  role === 'agent' ? row.code === accountOf(role).code : ofPlace(role, row);

const ofLocation: Sees = (role, row) =>
  role === 'admin' || role === 'company_manager'
    ? ofCompany(role, row)
    : has(accountOf(role).location_code, row.code);

const ofPromotion: Sees = (role, { promotion_id }) =>
  rows('promotions').some((row) => row._id === promotion_id && ofCompany(role, row));

const customer = (code: unknown) => rows('customers').find((row) => row.code === code);
const person = (code: unknown) => rows('bousers').find((row) => row.code === code);

/** The location and agent of a customer at `company`. */
const firstPlaceAt = (row: Row, company_code: string): Row => {
  const at = listOf<string>(row.company_code).indexOf(company_code);
  const [location_code, agent_code] = [row.location_code, row.agent_code].map(
    (values) => listOf(values)[at],
  );
  return { ...row, company_code: at < 0 ? [] : company_code, location_code, agent_code };
};

const seen = (role: Role, collection: string, sees: Sees) =>
  rows(collection).filter((row) => sees(role, row));

const get = (role: Role, path: string) => backend.call(role, path);

const ALL = 'page=1&pageSize=1000&searchTerm=&sortField=_id&sortDir=1';

type Page = { total_rows: number; total_amount?: number } & Record<string, Row[]>;

/** All rows of a list, page by page. */
const listed = async (role: Role, path: string, plural: string) => {
  const found: Row[] = [];
  for (let page = 1; ; page += 1) {
    const response = await get(role, `${path}?${ALL.replace('page=1', `page=${page}`)}`);
    expect([role, path, response.status]).toEqual([role, path, 200]);
    const answer = (await response.json()) as Page & { data?: Page };
    const { total_rows, total_amount, [plural]: part = [] } = answer.data ?? answer;
    found.push(...part);
    if (part.length < 1000) return { found, total_rows, total_amount };
  }
};

const lines = async (role: Role, path: string) => {
  const response = await get(role, path);
  expect([role, path, response.status]).toEqual([role, path, 200]);
  const [header = '', ...body] = (await response.text()).replace('\uFEFF', '').trim().split('\r\n');
  const columns = header.split(',');
  return body.map((line) => {
    const cells = line.match(/("([^"]|"")*"|[^,]*)(,|$)/g)?.map((cell) => cell.replace(/,$/, ''));
    return Object.fromEntries(columns.map((column, at) => [column, cells?.[at] ?? '']));
  });
};

const sorted = (values: readonly unknown[]) => values.map(String).sort();

const LISTS: readonly [path: string, plural: string, collection: string, sees: Sees, Role[]?][] = [
  ['/api/v1/customers', 'customers', 'customers', ofPlace],
  ['/accesslog', 'customers', 'customers', ofPlace],
  ['/api/v1/targets', 'targets', 'targets', ofPlace],
  ['/api/v1/turnovers', 'turnovers', 'turnovers', ofPlace],
  ['/api/v1/locations', 'locations', 'locations', ofLocation],
  ['/api/v1/categories', 'categories', 'categories', ofCompany],
  ['/api/v1/promotions', 'promotions', 'promotions', ofCompany],
  ['/api/v1/giftpromotions', 'gifts', 'gifts', ofPromotion],
  ['/api/v1/rewardpromotions', 'rewards', 'rewards', ofPromotion],
  ['/api/v1/promotargets', 'promotargets', 'promotargets', ofPromotion],
  ['/api/v1/awardoptions', 'awardoptions', 'awardoptions', () => true],
  ['/api/v1/bousers', 'bousers', 'bousers', ofBoUser, ['agent']],
  ['/api/v1/surveys', 'surveys', 'surveys', ofCompany, ['agent']],
  ['/api/v1/news', 'news', 'news', ofCompany, ['agent']],
  ['/api/v1/luigi', 'luigi', 'luigi', ofCompany, ['agent']],
];

describe.each(ROLES)('the answers to %s', (role) => {
  it.each(LISTS)('%s hold the own rows, and count no others', async (path, plural, ...rest) => {
    const [collection, sees, refused = []] = rest;
    if (refused.includes(role)) {
      expect((await get(role, path)).status).toBe(403);
      return;
    }
    const { found, total_rows } = await listed(role, path, plural);
    const own = seen(role, collection, sees);
    expect(sorted(found.map(({ _id }) => _id))).toEqual(sorted(own.map(({ _id }) => _id)));
    expect(total_rows).toBe(own.length);
  });

  it('sum up the own turnovers', async () => {
    const { total_amount } = await listed(role, '/api/v1/turnovers', 'turnovers');
    const cents = seen(role, 'turnovers', ofPlace).map(({ amount }) => Number(amount) * 100);
    expect(total_amount).toBeCloseTo(cents.reduce((sum, each) => sum + each, 0) / 100, 2);
    expect(total_amount).toBeGreaterThan(0);
  });

  it('give the own rows in files', async () => {
    const activity = await lines(role, '/accesslist/csv');
    expect(sorted(activity.map(({ client_code, code }) => client_code ?? code))).toEqual(
      sorted(seen(role, 'customers', ofPlace).map(({ code }) => code)),
    );
    if (role === 'agent') return;
    const boUsers = await lines(role, '/api/v1/bousers/csv');
    expect(sorted(boUsers.map(({ code }) => code))).toEqual(
      sorted(seen(role, 'bousers', ofBoUser).map(({ code }) => code)),
    );
  });

  it('give what the own customers and back-office users answered to surveys', async () => {
    for (const { _id, company_code } of rows('surveys')) {
      const path = `/api/v1/feedbacks/survey/export?survey_id=${_id}`;
      const refusal = role === 'agent' ? 403 : 404;
      if (role === 'agent' || !ofCompany(role, { _id, company_code })) {
        expect((await get(role, path)).status).toBe(refusal);
        continue;
      }
      const own = rows('feedbacks').filter((feedback) => {
        const { survey_id, customer_code, bouser_code } = feedback;
        const answered = customer_code ? customer(customer_code) : person(bouser_code);
        const sees = customer_code ? ofPlace : ofBoUser;
        return survey_id === _id && answered !== undefined && sees(role, answered);
      });
      const expected = own.flatMap(({ customer_code, bouser_code, answers }) =>
        listOf(answers).map(() => customer_code ?? bouser_code),
      );
      const file = await lines(role, path);
      expect(
        sorted(file.map(({ customer_code, bouser_code }) => customer_code || bouser_code)),
      ).toEqual(sorted(expected));
    }
  });

  it('report the own customers', async () => {
    const [byCompany, byAgent] = await Promise.all([
      listed(role, '/api/v1/promotions/reports', 'reports'),
      listed(role, '/api/v1/promotions/report', 'reports'),
    ]);
    // Reports count a customer at the first of several locations of a company.
    const ownTables = (company: string) => (name: string) =>
      name === 'customers'
        ? rows(name).filter((row) => ofPlace(role, firstPlaceAt(row, company)))
        : rows(name);
    const expected = rows('promotions').flatMap((promotion) =>
      listOf<Row>(promotion.company_quotas)
        .filter(({ company_code }) => ofCompany(role, { _id: '', company_code }))
        .map(({ company_code }) =>
          countReport(ownTables(String(company_code)), promotion, String(company_code)),
        ),
    );
    expect(byCompany.total_rows).toBe(expected.length);
    expect(byCompany.found).toHaveLength(expected.length);
    const agents = expected.flatMap(({ total, agents: own }) =>
      [...own].map(([agent, figures]) => [total.promotion_code, agent, ...figures]),
    );
    for (const { total } of expected) {
      const { promotion_code, company_code } = total;
      const row = byCompany.found.find(
        (each) => each.promotion_code === promotion_code && each.company_code === company_code,
      );
      expect(row).toMatchObject(total);
      const one = `/api/v1/promotions/reports/${String(promotion_code)}?company_code=${company_code}`;
      const { data } = (await (await get(role, one)).json()) as { data: { report: Row } };
      const told = listOf<Row>(data.report.lines).map(({ customer_code }) => customer_code);
      const own = new Set(ownTables(company_code)('customers').map(({ code }) => code));
      expect(told.filter((code) => !own.has(code))).toEqual([]);
      expect(told).toHaveLength(total.participants);
    }
    expect(byAgent.total_rows).toBe(agents.length);
    expect(
      sorted(
        byAgent.found.map((row) =>
          [
            row.promotion_code,
            row.agent_code,
            row.customers,
            row.participants,
            row.achieved_total,
          ].join(' '),
        ),
      ),
    ).toEqual(sorted(agents.map((each) => each.join(' '))));
  });

  it('look up the own back-office users', async () => {
    const isRole = (wanted: Role) => (row: Row) => has(row.roles, wanted);
    const agents = seen(role, 'bousers', ofBoUser).filter(isRole('agent'));
    const areas = seen(role, 'bousers', ofBoUser).filter(isRole('area_manager'));
    for (const company of ['AURORA', 'DANGELO']) {
      const ofIt = (row: Row) => has(row.company_code, company);
      const at = `/api/v1/bousers/company/${company}`;
      for (const [path, expected] of [
        ['/api/v1/bousers/role/agent', agents],
        [`${at}/role/agent`, agents.filter(ofIt)],
        [`${at}/role/area_manager`, areas.filter(ofIt)],
        [
          `${at}/location/AUR-ROM/role/agent`,
          agents.filter(ofIt).filter(({ location_code }) => has(location_code, 'AUR-ROM')),
        ],
      ] as const) {
        const { data } = (await (await get(role, path)).json()) as { data: { bousers: Row[] } };
        expect([path, sorted(data.bousers.map(({ code }) => code))]).toEqual([
          path,
          sorted(expected.map(({ code }) => code)),
        ]);
      }
    }
  });
});

it('what uses a code is counted as far as the caller sees it', async () => {
  const site = accountOf('site_manager').location_code;
  // Their agent, with a customer at a location of somebody else.
  const agent = accountOf('agent');
  const [own, moved] = rows('customers').filter((row) => has(row.agent_code, agent.code));
  if (!own || !moved) throw new Error('the agent has no two customers');
  const counted = async (role: Role) => {
    const { _id, updated_at: _, ...fields } = agent;
    const body = { ...fields, company_code: 'AURORA', location_code: 'AUR-MIL', code: 'NEW-CODE' };
    const response = await backend.call(role, `/api/v1/bousers/${_id}/update`, body);
    const { errors } = (await response.json()) as { errors: { message: string }[] };
    return [response.status, errors[0]?.message];
  };
  const customers = (role: Role) =>
    rows('customers').filter((row) => has(row.agent_code, agent.code) && ofPlace(role, row)).length;
  backend.store.replace('customers', { ...moved, location_code: ['AUR-ROM'] });
  try {
    expect(has(site, 'AUR-ROM')).toBe(false);
    expect(customers('site_manager')).toBeLessThan(customers('admin'));
    for (const role of ['admin', 'site_manager'] as const) {
      const [status, message] = await counted(role);
      expect(status).toBe(409);
      expect(message).toContain(`è usato da ${customers(role)} clienti`);
      expect(message).not.toContain(role === 'admin' ? 'altri elementi' : 'vendit');
    }
    expect((await counted('site_manager'))[1]).toMatch(/, altri elementi che non puoi vedere$/);
  } finally {
    backend.store.replace('customers', moved);
  }
});

it('what was imported and sold is answered to admins alone', async () => {
  const file = rows('files')[0]?._id;
  for (const path of [
    `/api/v1/fileinfos/download?file_key=${file}`,
    '/api/v1/imports',
    '/api/v1/orders',
    '/api/v1/groups',
    '/api/v1/apps',
  ]) {
    for (const role of ['admin', ...ROLES] as const) {
      const { status } = await get(role, path);
      expect([role, path, status]).toEqual([role, path, role === 'admin' ? 200 : 403]);
    }
  }
});
