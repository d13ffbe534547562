// @vitest-environment node
import { describe, expect, it } from 'vitest';
import type { ZodType } from 'zod';
import { MIN_GROUP_CUSTOMERS } from '@/resources/group/group.schema';

const IMAGE_SIZES = {
  logo: { width: 400, height: 120 },
  logo_square: { width: 256, height: 256 },
  header_image: { width: 1200, height: 400 },
};
import { readImageSize } from '@/core/images';
import { can, consoleRoles } from '@/core/permissions';
import { appUser } from '@/resources/app-user/app-user.definition';
import { resources } from '@/resources/registry';
import { isCode, isEmail, isPartitaIva, isPassword } from '@/core/validators';
import { ACCOUNTS, PASSWORD } from '../../fixtures/accounts/seeded-accounts';
import { createAccesses } from '../../fixtures/entities/app-user/accesses';
import { generateDatabase } from '../../fixtures/data/generate-database';
import { isPasswordOf } from '../../fixtures/accounts/passwords';
import type { Row } from '../../fixtures/database/store';

const SCHEMAS = import.meta.glob<{ schema: ZodType }>('/src/resources/*/*.schema.ts', {
  eager: true,
});
const schemaFile = (name: string) => `/src/resources/${name}/${name}.schema.ts`;
/** The fields that forms write. */
const WITH_SCHEMA = resources.filter(({ name }) => schemaFile(name) in SCHEMAS);

const NOW = new Date('2026-11-21T10:00:00Z');
const DAY_MS = 86_400_000;

const database = await generateDatabase({ now: NOW });
const rows = (collection: string): Row[] => database[collection] ?? [];
const codes = (collection: string, field: string) => rows(collection).map((row) => row[field]);
const listOf = (value: unknown) => (Array.isArray(value) ? value : [value]) as string[];
const accessesOf = (row: Row) => row.accesses_list as string[];

/** The customer with its entries as lists, one or several. */
const entriesOf = (customer: Row) => {
  const companies = listOf(customer.company_code);
  const locations = listOf(customer.location_code);
  const agents = listOf(customer.agent_code);
  return { companies, locations, agents };
};

/** The collections whose rows depend on the moment they are generated. */
const AROUND_TODAY = [
  'customers',
  'turnovers',
  'targets',
  'promotions',
  'journeys',
  'surveys',
  'feedbacks',
  'orders',
  'news',
  'luigi',
  'customnotices',
];

describe('a generated database', () => {
  it('is the same for the same seed and moment', async () => {
    expect(await generateDatabase({ now: NOW })).toEqual(database);
  });

  it('is another for another seed', async () => {
    const other = await generateDatabase({ now: NOW, seed: 1, customers: 50 });
    expect(other.bousers).not.toEqual(database.bousers);
    expect(other.customers?.[0]?._id).not.toBe(rows('customers')[0]?._id);
  });

  it('is the same at another moment, except the accesses of customers and rows around today', async () => {
    const withoutAccesses = (row: Row) => ({
      ...row,
      first_access: null,
      last_access: null,
      accesses_list: [],
    });
    // In the next year, because journeys only depend on the year.
    const later = await generateDatabase({ now: new Date(NOW.getTime() + 60 * DAY_MS) });
    expect(later.customers?.map(withoutAccesses)).toEqual(rows('customers').map(withoutAccesses));
    const differs = (name: string) => JSON.stringify(later[name]) !== JSON.stringify(rows(name));
    expect(
      Object.keys(database).filter(differs).toSorted(),
      'if the rows of a collection are meant to be around today, add it to AROUND_TODAY',
    ).toEqual(AROUND_TODAY.toSorted());
  });

  it('has accesses on the day itself, and nothing that happens after the moment', () => {
    const moments = [
      ...rows('customers').flatMap((row) => [...accessesOf(row), row.last_access]),
      ...rows('orders').map(({ processed_at }) => processed_at),
      ...rows('feedbacks').map(({ answered_at }) => answered_at),
      ...rows('imports').map(({ import_time }) => import_time),
    ].filter((moment) => typeof moment === 'string');
    expect(moments.filter((moment) => moment > NOW.toISOString())).toEqual([]);
    const seen = rows('customers').flatMap(accessesOf);
    expect(seen.some((moment) => moment.startsWith('2026-11-21'))).toBe(true);
  });

  it('gives every row an id of its own, in 24 hexadecimal digits, and an updated_at', () => {
    // The parts of a stored file are no records: they go by the file's id and their number.
    const { file_parts: _, ...records } = database;
    const all = Object.values(records).flat();
    expect(new Set(all.map(({ _id }) => _id)).size).toBe(all.length);
    expect(all.filter(({ _id }) => !/^[0-9a-f]{24}$/.test(_id))).toEqual([]);
    expect(all.filter(({ updated_at }) => !Number.isFinite(Date.parse(updated_at ?? '')))).toEqual(
      [],
    );
  });

  it.each([
    ['companies', 'company_code'],
    ['locations', 'code'],
    ['categories', 'category_code'],
    ['bousers', 'code'],
    ['customers', 'code'],
    ['groups', 'group_code'],
  ])('holds %s whose %s is a code, and no one twice', (collection, field) => {
    const found = codes(collection, field);
    expect(found.length).toBeGreaterThan(1);
    expect(found.filter((code) => !isCode(String(code)))).toEqual([]);
    expect(new Set(found).size).toBe(found.length);
  });

  it.each(WITH_SCHEMA.map((definition) => [definition.name, definition] as const))(
    'holds records of %s that their own rules accept',
    (name, { endpoint }) => {
      const fixed = Object.entries(endpoint.fixed ?? {});
      const own = rows(endpoint.plural).filter((row) =>
        fixed.every(([field, value]) => row[field] === value),
      );
      expect(own.length, `fixtures/entities/${name}/${name}.data.ts has rows`).toBeGreaterThan(0);
      const schema = SCHEMAS[schemaFile(name)]?.schema;
      const refused = own.flatMap((row) => schema?.safeParse(row).error ?? []);
      expect(refused).toEqual([]);
    },
  );

  it('makes a hundred thousand customers in a few seconds', { timeout: 60_000 }, async () => {
    const start = performance.now();
    const large = await generateDatabase({ now: NOW, customers: 100_000 });
    const seconds = (performance.now() - start) / 1000;
    expect(large.customers).toHaveLength(100_000);
    expect(new Set(large.customers?.map(({ p_iva }) => p_iva)).size).toBe(100_000);
    expect(seconds).toBeLessThan(15);
  });

  it('may hold no customers at all', async () => {
    const empty = await generateDatabase({ now: NOW, customers: 0 });
    expect([empty.customers, empty.groups]).toEqual([[], []]);
  });
});

describe('companies', () => {
  it.each(Object.entries(IMAGE_SIZES))('have a small %s of its stated size', (field, size) => {
    for (const row of rows('companies')) {
      const image = String(row[field]);
      expect(readImageSize(image)).toEqual(size);
      expect(image).toMatch(/^data:image\/png;base64,/);
      expect((image.length * 3) / 4).toBeLessThan(6_000);
    }
  });

  it('own every location and category', () => {
    const known = codes('companies', 'company_code');
    expect(rows('locations').filter(({ company_code }) => !known.includes(company_code))).toEqual(
      [],
    );
    expect(new Set(codes('categories', 'company_code'))).toEqual(new Set(known));
    expect(new Set(codes('locations', 'company_code'))).toEqual(new Set(known));
  });
});

describe('the back-office users', () => {
  const locationCompany = new Map(rows('locations').map((row) => [row.code, row.company_code]));

  it.each(ACCOUNTS)('has the account $email, $role, which its password opens', async (account) => {
    const found = rows('bousers').filter(({ email }) => email === account.email);
    expect(found).toHaveLength(1);
    expect(found[0]).toMatchObject({
      roles: [account.role],
      status: 'active',
      first_login: account.firstLogin,
    });
    expect(account.password).toBe(PASSWORD);
    expect(await isPasswordOf(found[0], PASSWORD)).toBe(true);
    expect(await isPasswordOf(found[0], `${PASSWORD} `)).toBe(false);
  });

  it('has a password that keeps the rule', () => {
    expect(isPassword(PASSWORD)).toBe(true);
  });

  it('works at locations of its companies, written as lists', () => {
    const wrong = rows('bousers').filter((row) => {
      const companies = row.company_code as unknown[];
      const locations = row.location_code as unknown[];
      return locations.some((code) => !companies.includes(locationCompany.get(code)));
    });
    expect(wrong).toEqual([]);
    expect(rows('bousers').every((row) => Array.isArray(row.company_code))).toBe(true);
  });

  it('holds every role, some deactivated accounts and an address with two codes', () => {
    const roles = rows('bousers').flatMap((row) => consoleRoles(row.roles));
    expect(new Set(roles).size).toBe(5);
    expect(codes('bousers', 'status')).toContain('deactivated');
    const emails = codes('bousers', 'email').map(String);
    expect(emails.filter((email) => !isEmail(email))).toEqual([]);
    expect(emails.length - new Set(emails).size).toBe(1);
  });
});

describe('customers', () => {
  const agents = new Map(rows('bousers').map((row) => [row.code, row]));
  const companyOf = new Map(rows('locations').map((row) => [row.code, row.company_code]));

  it('are two thousand', () => {
    expect(rows('customers')).toHaveLength(2_000);
  });

  it('have valid VAT numbers, no one twice, and valid addresses', () => {
    const numbers = codes('customers', 'p_iva').map(String);
    expect(numbers.filter((number) => !isPartitaIva(number))).toEqual([]);
    expect(new Set(numbers).size).toBe(numbers.length);
    expect(codes('customers', 'email').filter((email) => !isEmail(String(email)))).toEqual([]);
  });

  it('are served by an active agent who works at their location, of their company', () => {
    const wrong = rows('customers').filter((customer) => {
      const { companies, locations, agents: served } = entriesOf(customer);
      return (
        companies.length !== locations.length ||
        companies.length !== served.length ||
        locations.some((code, index) => {
          const agent = agents.get(served[index]);
          return (
            companyOf.get(code) !== companies[index] ||
            agent?.status !== 'active' ||
            !can(consoleRoles(agent.roles), appUser.access.list) ||
            !(agent.roles as string[]).includes('agent') ||
            !(agent.location_code as string[]).includes(code)
          );
        })
      );
    });
    expect(wrong).toEqual([]);
  });

  it('have a few with several entries, no two of them the same', () => {
    const several = rows('customers').filter(({ agent_code }) => Array.isArray(agent_code));
    expect(several.length / 2_000).toBeGreaterThan(0.015);
    expect(several.length / 2_000).toBeLessThan(0.05);
    for (const { locations, agents: served } of several.map(entriesOf)) {
      expect(served.length).toBeGreaterThan(1);
      expect(new Set(served.map((agent, index) => `${agent} ${locations[index]}`)).size).toBe(
        served.length,
      );
    }
  });

  it('give the named agent a list worth looking at', () => {
    const agent = rows('bousers').find(({ email }) => email === 'agent@example.com');
    const own = rows('customers').filter(({ agent_code }) => agent_code === agent?.code);
    expect(own.length).toBeGreaterThan(60);
  });

  it('hold categories of their companies', () => {
    const categoryCompany = new Map(
      rows('categories').map((row) => [row.category_code, String(row.company_code)]),
    );
    const wrong = rows('customers').filter((customer) =>
      (customer.categories as string[]).some(
        (code) => !entriesOf(customer).companies.includes(categoryCompany.get(code) ?? ''),
      ),
    );
    expect(wrong).toEqual([]);
  });

  it('say why they could not be synchronised, and only then', () => {
    const failed = rows('customers').filter(({ sync_status }) => sync_status === 'failure');
    expect(failed.length).toBeGreaterThan(20);
    expect(
      rows('customers').filter(
        (row) => (row.sync_error !== '') !== (row.sync_status === 'failure'),
      ),
    ).toEqual([]);
  });

  it('have accesses in order, in the last 18 months, none of them to come', () => {
    const oldest = new Date(NOW.getTime() - 550 * DAY_MS).toISOString();
    const wrong = rows('customers').filter((row) => {
      const list = accessesOf(row);
      return (
        list.length > 120 ||
        row.first_access !== (list[0] ?? null) ||
        row.last_access !== (list.at(-1) ?? null) ||
        list.some((moment) => moment < oldest || moment > NOW.toISOString()) ||
        list.some((moment, index) => moment < (list[index - 1] ?? ''))
      );
    });
    expect(wrong).toEqual([]);
  });

  it('early in the morning, the day before has no more accesses than its weekday', () => {
    const draw = createAccesses(1, new Date('2026-12-01T04:30:00Z'), 32);
    const moments = Array.from({ length: 2_000 }, () => draw().accesses_list).flat();
    const on = (day: string) => moments.filter((moment) => moment.startsWith(day)).length;
    expect(on('2026-11-30') / on('2026-11-23')).toBeLessThan(1.3);
  });

  it('are active, dormant or were never seen', () => {
    const since = (days: number) => new Date(NOW.getTime() - days * DAY_MS).toISOString();
    const share = (test: (last: string) => boolean) =>
      rows('customers').filter((row) => test(String(row.last_access ?? ''))).length / 2_000;
    expect(share((last) => last === '')).toBeCloseTo(0.12, 1);
    expect(share((last) => last !== '' && last < since(90))).toBeGreaterThan(0.08);
    expect(share((last) => last > since(30))).toBeGreaterThan(0.5);
  });
});

describe('apps and tiles', () => {
  const companyOf = new Map(rows('apps').map((app) => [app._id, app.company_code]));

  it('every company has an app, and every app eight to twelve tiles in places of their own', () => {
    expect(new Set(companyOf.values())).toEqual(new Set(codes('companies', 'company_code')));
    for (const id of companyOf.keys()) {
      const places = rows('tiles')
        .filter(({ app_id }) => app_id === id)
        .map(({ position }) => position);
      expect(places.length).toBeGreaterThanOrEqual(8);
      expect(places.length).toBeLessThanOrEqual(12);
      expect(new Set(places).size).toBe(places.length);
    }
  });

  it('tiles hold categories of their company, and some are for agents alone', () => {
    const categoryCompany = new Map(
      rows('categories').map((row) => [row.category_code, row.company_code]),
    );
    const wrong = rows('tiles').filter(({ app_id, categories }) =>
      (categories as string[]).some(
        (code) => categoryCompany.get(code) !== companyOf.get(String(app_id)),
      ),
    );
    expect(wrong).toEqual([]);
    const forAgents = rows('tiles').filter(({ target }) => target === 'agents');
    expect(new Set(forAgents.map(({ app_id }) => app_id)).size).toBe(companyOf.size);
  });
});

describe('turnovers and targets', () => {
  const customers = new Map(rows('customers').map((row) => [row.code, row]));
  const monthOf = (row: Row) => Number(row.year) * 12 + Number(row.month) - 1;
  const sumOf = (of: readonly Row[]) => of.reduce((sum, { amount }) => sum + Number(amount), 0);

  it('name a place of their customer', () => {
    const wrong = [...rows('turnovers'), ...rows('targets')].filter((row) => {
      const customer = customers.get(row.customer_code);
      if (!customer) return true;
      const { companies, locations, agents } = entriesOf(customer);
      return !companies.some(
        (company, at) =>
          company === row.company_code &&
          locations[at] === row.location_code &&
          agents[at] === row.agent_code,
      );
    });
    expect(wrong).toEqual([]);
  });

  it('a customer has one turnover of a month at a place', () => {
    const keys = rows('turnovers').map(
      ({ customer_code, company_code, location_code, year, month }) =>
        [customer_code, company_code, location_code, year, month].join(' '),
    );
    expect(new Set(keys).size).toBe(keys.length);
  });

  it('turnovers are of the last 25 months, the present one included, for most customers', () => {
    const last = 2026 * 12 + 10;
    const months = new Set(rows('turnovers').map(monthOf));
    expect([Math.min(...months), Math.max(...months), months.size]).toEqual([last - 24, last, 25]);
    expect(rows('turnovers').filter(({ amount }) => !(Number(amount) > 0))).toEqual([]);
    const buyers = new Set(codes('turnovers', 'customer_code')).size / 2_000;
    expect(buyers).toBeGreaterThan(0.8);
    expect(buyers).toBeLessThan(0.92);
  });

  it('a month that is over keeps its amounts', async () => {
    const later = await generateDatabase({ now: new Date(NOW.getTime() + 40 * DAY_MS) });
    const october = (all: readonly Row[]) =>
      all
        .filter(({ year, month }) => year === 2026 && month === 10)
        .map(({ customer_code, amount }) => [customer_code, amount]);
    expect(october(later.turnovers ?? [])).toEqual(october(rows('turnovers')));
    expect(october(rows('turnovers')).length).toBeGreaterThan(1_000);
  });

  it('six customers in ten have a target for this year, and some had one for the last', () => {
    const share = (year: number) =>
      rows('targets').filter((row) => row.year === year).length / 2_000;
    expect(share(2026)).toBeCloseTo(0.6, 1);
    expect(share(2025)).toBeCloseTo(0.3, 1);
    expect(share(2026) + share(2025)).toBe(rows('targets').length / 2_000);
  });

  it('what is achieved is what the turnovers of the period add up to, and decides the milestones', () => {
    const year = rows('targets').filter(({ period }) => period === 'Annuale');
    for (const target of year.slice(0, 100)) {
      const own = rows('turnovers').filter(
        (row) =>
          row.customer_code === target.customer_code &&
          row.company_code === target.company_code &&
          row.year === target.year,
      );
      expect(target.achieved_value).toBeCloseTo(sumOf(own), 2);
    }
    for (const { target_value, achieved_value, milestones } of rows('targets')) {
      expect(Number(target_value)).toBeGreaterThan(0);
      const list = milestones as { threshold: number; achieved: boolean }[];
      expect(list.length).toBeGreaterThan(0);
      for (const { threshold, achieved } of list) {
        expect(achieved).toBe(Number(achieved_value) >= threshold);
      }
    }
    const states = rows('targets').flatMap(({ milestones }) =>
      (milestones as { achieved: boolean }[]).map(({ achieved }) => achieved),
    );
    expect(new Set(states)).toEqual(new Set([true, false]));
  });
});

describe('promotions', () => {
  const today = NOW.toISOString().slice(0, 10);

  it('are over, running and to come for every company, whenever it is', async () => {
    for (const days of [0, 100, 300]) {
      const now = new Date(NOW.getTime() + days * DAY_MS);
      const day = now.toISOString().slice(0, 10);
      const { promotions = [] } = await generateDatabase({ now });
      for (const company of codes('companies', 'company_code').map(String)) {
        const own = promotions.filter((row) => (row.company_code as string[]).includes(company));
        const phases = own.map(({ start_date, end_date }) =>
          String(end_date) < day ? 'over' : String(start_date) > day ? 'to come' : 'running',
        );
        expect(phases).toEqual(expect.arrayContaining(['over', 'running']));
      }
    }
  });

  it('end after they start, name categories of their companies, and are concluded only once over', () => {
    const companyOf = new Map(
      rows('categories').map(({ category_code, company_code }) => [category_code, company_code]),
    );
    for (const row of rows('promotions')) {
      expect(String(row.start_date) < String(row.end_date)).toBe(true);
      const quotas = row.company_quotas as { company_code: string; quota: number }[];
      expect(quotas.map(({ company_code }) => company_code)).toEqual(row.company_code);
      for (const code of row.categories as string[]) {
        expect(row.company_code).toContain(companyOf.get(code));
      }
      if (row.status === 'concluded') expect(String(row.end_date) < today).toBe(true);
      expect(readImageSize(String(row.image))).toEqual({ width: 1200, height: 675 });
    }
  });

  it('two of next year, for the same customers, have only March in common', async () => {
    for (const day of ['2026-01-01', '2026-11-21', '2026-12-31']) {
      const { promotions = [], gifts = [] } = await generateDatabase({ now: new Date(day) });
      const [winter, spring] = promotions.slice(-2);
      expect([winter?.start_date, winter?.end_date]).toEqual(['2027-01-01', '2027-03-31']);
      expect([spring?.start_date, spring?.end_date]).toEqual(['2027-03-01', '2027-05-31']);
      for (const field of ['recipients', 'categories', 'company_quotas', 'status']) {
        expect(spring?.[field]).toEqual(winter?.[field]);
      }
      for (const own of [winter, spring]) {
        expect(gifts.some(({ promotion_id }) => promotion_id === own?._id)).toBe(true);
      }
    }
  });
});

describe('groups and imports', () => {
  it('groups hold customers of their company', () => {
    const customers = new Map(rows('customers').map((row) => [row._id, row]));
    expect(rows('groups')).toHaveLength(12);
    for (const group of rows('groups')) {
      const members = group.customers as string[];
      expect(members.length).toBeGreaterThanOrEqual(MIN_GROUP_CUSTOMERS);
      for (const id of members) {
        expect(listOf(customers.get(id)?.company_code)).toContain(group.company_code);
      }
    }
  });

  it('imports name a file that is there, and say why a line failed', () => {
    const files = new Set(codes('files', '_id'));
    expect(new Set(codes('imports', 'record_type')).size).toBe(9);
    const wrong = rows('imports').filter(
      ({ file_key, status, error_message }) =>
        !files.has(file_key) || (status === 'failure') !== (error_message !== ''),
    );
    expect(wrong).toEqual([]);
    expect(new Set(codes('imports', 'status'))).toEqual(new Set(['success', 'failure']));
  });
});
