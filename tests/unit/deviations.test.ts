import { afterEach, describe, expect, it, vi } from 'vitest';
import { deviationsOf } from '@/app/diagnosis/deviations';
import type { ResourceDefinition } from '@/core/resource';
import { diagnosis, MAX_KEPT, reportOf } from '@/app/diagnosis/diagnosis';
import { discardEarlyAnswers, publishAnswer, type Answer } from '@/providers/http/answers';
import { appActivity } from '@/resources/app-activity/app-activity.definition';
import { company } from '@/resources/company/company.definition';
import { appUser } from '@/resources/app-user/app-user.definition';
import { boUser } from '@/resources/bo-user/bo-user.definition';
import { group } from '@/resources/group/group.definition';
import { news } from '@/resources/news/news.definition';
import { promotion } from '@/resources/promotion/promotion.definition';
import { target } from '@/resources/target/target.definition';
import { userSale } from '@/resources/user-sale/user-sale.definition';
import { resources } from '@/resources/registry';
import { generateDatabase } from '../../fixtures/data/generate-database';
import document from '../../docs/openapi.json';
import { schemaName } from '../../fixtures/openapi/resource-paths';

/** The documented fields of a record. */
const fieldsOf = (definition: ResourceDefinition) => {
  const schemas: Readonly<Record<string, object>> = document.components.schemas;
  const { properties } = schemas[schemaName(definition)] as {
    properties: Readonly<Record<string, { type?: string | string[] }>>;
  };
  return properties;
};

const ROW = {
  _id: '660000000000000000000001',
  title: 'Apertura',
  publication_date: '2026-11-09T08:00:00.000Z',
  published: true,
};

const list = (payload: Record<string, unknown>, more: object = {}): Answer => ({
  kind: 'list',
  call: 'GET api/v1/news',
  definition: news,
  page: 1,
  pageSize: 10,
  payload,
  ...more,
});

const placesOf = (answer: Answer) =>
  deviationsOf(answer).map(({ place, expected, seen }) => `${place}: ${expected}, ${seen}`);

describe('an answer as the wire format has it', () => {
  it.each([
    ['a page', list({ data: { news: [ROW], total_rows: 1 } })],
    ['the last page', list({ data: { news: [ROW], total_rows: 11 } }, { page: 2 })],
    ['a page behind the last', list({ data: { news: [], total_rows: 11 } }, { page: 3 })],
    ['a whole list', list({ data: { news: [ROW, ROW] } })],
    [
      'a value that is missing',
      list({ data: { news: [{ ...ROW, published: null }], total_rows: 1 } }),
    ],
    [
      'a list without `data`',
      list({ customers: [{ ...ROW, code: 'C1' }], total_rows: 1 }, { definition: appActivity }),
    ],
    [
      'a refusal',
      { kind: 'refusal', call: 'GET x', status: 403, payload: { errors: ['No'] } } as const,
    ],
  ])('has no deviation: %s', (_case, answer) => {
    expect(placesOf(answer)).toEqual([]);
  });

  it('has none in any record of the fixture backend', async () => {
    const database = await generateDatabase({ customers: 40 });
    const found = resources.flatMap((definition) => {
      const { singular, base, fixed = {} } = definition.endpoint;
      const isIts = (row: object) =>
        Object.entries(fixed).every(([field, value]) => Reflect.get(row, field) === value);
      const fields = fieldsOf(definition);
      const answer = { kind: 'one', call: 'GET x', definition } as const;
      return (database[base.split('/').at(-1) ?? ''] ?? []).filter(isIts).flatMap((row) => {
        const record = Object.fromEntries(Object.entries(row).filter(([field]) => field in fields));
        return placesOf({ ...answer, payload: { data: { [singular]: record } } });
      });
    });
    expect([...new Set(found)]).toEqual([]);
  });
});

describe('a deviation is named by its place', () => {
  it.each([
    ['another key', { data: { items: [] } }, 'data.news: a list, nothing'],
    ['no `data`', { news: [ROW], total_rows: 1 }, 'data: an object, nothing'],
    [
      'a total in words',
      { data: { news: [ROW], total_rows: '1' } },
      'data.total_rows: a whole number, "1"',
    ],
    [
      'too few rows',
      { data: { news: [ROW], total_rows: 30 } },
      'data.news: 10 rows of 30 on page 1, 1 row',
    ],
    [
      'a short id',
      { data: { news: [{ ...ROW, _id: 7 }], total_rows: 1 } },
      'data.news[]._id: 24 hexadecimal digits, 7',
    ],
    [
      'a moment in Italian',
      { data: { news: [{ ...ROW, publication_date: '9/11/2026' }], total_rows: 1 } },
      'data.news[].publication_date: ISO 8601 in UTC, "9/11/2026"',
    ],
    [
      'a moment without a time zone',
      { data: { news: [{ ...ROW, publication_date: '2026-11-09T08:00:00' }], total_rows: 1 } },
      'data.news[].publication_date: ISO 8601 in UTC, "2026-11-09T08:00:00"',
    ],
    [
      'a value nobody knows',
      { data: { news: [{ ...ROW, published: 'yes' }], total_rows: 1 } },
      'data.news[].published: true or false, "yes"',
    ],
    [
      'letters that nobody sees, or that turn others around',
      { data: { news: [{ ...ROW, published: 'a\u202Eb\u009B' }], total_rows: 1 } },
      String.raw`data.news[].published: true or false, "a\u202eb\u009b"`,
    ],
    [
      'a name under another key',
      { data: { news: [{ ...ROW, title: undefined, headline: 'Apertura' }], total_rows: 1 } },
      'data.news[].title: a text, nothing',
    ],
    [
      'a row that is none',
      { data: { news: [null], total_rows: 1 } },
      'data.news[]: an object, null',
    ],
  ])('%s', (_case, payload, expected) => {
    expect(placesOf(list(payload))).toEqual([expected]);
  });

  it('of every documented field with a value of another type', () => {
    const unjudged: string[] = [];
    for (const definition of resources) {
      for (const [field, property] of Object.entries(fieldsOf(definition))) {
        const isList = [property.type].flat().includes('array');
        const payload = { data: { x: { _id: ROW._id, [field]: isList ? 'x' : [7] } } };
        const endpoint = { ...definition.endpoint, singular: 'x', base: 'api/v1/x' };
        const answer = { kind: 'one', call: 'GET x', payload } as const;
        const found = placesOf({ ...answer, definition: { ...definition, endpoint } });
        const [place = ''] = found.filter((each) => each.startsWith(`data.x.${field}`));
        if (!/^[\w.]+(\[\])?: /.test(place)) unjudged.push(`${definition.name} ${field}`);
      }
    }
    expect(unjudged).toEqual([]);
  });

  it.each([
    [
      'a quota in words',
      promotion,
      {
        company_quotas: [
          { company_code: 'A', quota: 4 },
          { company_code: 'B', quota: 'two' },
        ],
      },
      'company_quotas[].quota: a number, "two"',
    ],
    [
      'a quota that is none',
      promotion,
      { company_quotas: [null] },
      'company_quotas[]: an object, null',
    ],
    [
      'a line without its article',
      userSale,
      { lines: [{ description: null, quantity: 1, amount: '4.50' }] },
      'lines[].sku: a text, nothing',
      'lines[].description: a text, null',
    ],
    [
      'a milestone with an unknown reward',
      target,
      { milestones: [{ threshold: 1, reward_type: 'car', achieved: 'no' }] },
      'milestones[].reward_type: one of gold_journey, platinum_journey, prize, super_prize, "car"',
      'milestones[].achieved: true or false, "no"',
    ],
    [
      'a company of other fields',
      boUser,
      { company: { name: 'X' } },
      'company.company_name: a text, nothing',
    ],
    ['a company as a code', boUser, { company: 'X' }, 'company: an object or a list, "X"'],
    [
      'a place in a list of places',
      boUser,
      { company_code: ['A', 7] },
      'company_code[]: a text, 7',
    ],
    [
      'customers of one group by number',
      group,
      { customers: ['C1', { code: 7 }] },
      'customers[].code: a text, 7',
    ],
    [
      'an access of a local clock',
      appUser,
      { accesses_list: ['9/11/2026'] },
      'accesses_list[]: ISO 8601 in UTC, "9/11/2026"',
    ],
    [
      'an unknown recipient',
      news,
      { recipients: ['tutti'] },
      'recipients[]: one of everyone, admin, company_managers, company_users, area_managers, site_managers, agents, customers, "tutti"',
    ],
  ] as [string, ResourceDefinition, object, ...string[]][])(
    'inside a value: %s',
    (_case, definition, fields, ...expected) => {
      const {
        codeField = '_id',
        endpoint: { singular, searched },
      } = definition;
      const names = Object.fromEntries(searched.map((field) => [field, 'X']));
      const record = { ...names, [codeField]: 'C1', _id: ROW._id, ...fields };
      const payload = { data: { [singular]: record } };
      expect(placesOf({ kind: 'one', call: 'GET x', definition, payload })).toEqual(
        expected.map((place) => `data.${singular}.${place}`),
      );
    },
  );

  it('of a record and of a refusal', () => {
    const one = { kind: 'one', call: 'GET api/v1/companies/{id}', definition: company } as const;
    expect(placesOf({ ...one, payload: { data: {} } })).toEqual([
      'data.company: an object, nothing',
    ]);
    expect(placesOf({ ...one, payload: { data: { company: { _id: ROW._id } } } })).toEqual([
      'data.company.company_name: a text, nothing',
      'data.company.company_code: a text, nothing',
    ]);
    const refusal = { kind: 'refusal', call: 'GET x', status: 500 } as const;
    expect(placesOf({ ...refusal, payload: null })).toEqual(['(500): JSON, something else']);
    expect(placesOf({ ...refusal, payload: { error: 'x' } })).toEqual(['errors: a list, nothing']);
  });

  it('of an area that is not there', () => {
    const gone = { kind: 'refusal', status: 404, payload: { errors: ['No'] } } as const;
    expect(placesOf({ ...gone, call: 'GET api/v1/apps' })).toEqual(['(404): a list, no such area']);
    expect(placesOf({ ...gone, call: `GET api/v1/apps/${ROW._id}/tiles` })).toEqual([]);
  });
});

describe('the diagnosis', () => {
  afterEach(() => diagnosis.end());

  it('counts a deviation of all records once, reports it to developers once, and shows it to one user alone', () => {
    const told = vi.spyOn(console, 'info').mockReturnValue();
    publishAnswer(list({ data: {} }));
    expect(diagnosis.entries()).toEqual([]);
    discardEarlyAnswers();
    diagnosis.start('a');
    for (const id of [ROW._id, '66000000000000000000000f']) {
      publishAnswer({ kind: 'refusal', call: `GET api/v1/news/${id}`, status: 404, payload: {} });
    }
    expect(diagnosis.answers()).toBe(2);
    expect(diagnosis.entries()).toMatchObject([{ place: 'errors', count: 2 }]);
    expect(reportOf(diagnosis.entries())).toBe(
      "2 × GET api/v1/news/{id}\n  errors\n  expected: a list\n  seen: nothing\n  docs/wire-format.md, section 1, 'Errors'",
    );
    expect(told).toHaveBeenCalledOnce();
    diagnosis.start('a');
    expect(diagnosis.entries()).toHaveLength(1);
    diagnosis.start('b');
    expect(diagnosis.entries()).toEqual([]);
    diagnosis.end();
    publishAnswer(list({ data: {} }));
    expect(diagnosis.entries()).toEqual([]);
  });

  it('keeps the first of ten thousand, and says that there were more', () => {
    vi.spyOn(console, 'info').mockReturnValue();
    diagnosis.start('a');
    const refuse = (call: string) =>
      publishAnswer({ kind: 'refusal', call: `GET ${call}`, status: 500, payload: null });
    for (let count = 0; count < 10_000; count++) {
      refuse(`api/v1/companies/${count}`);
      refuse(`api/v1/promotions/reports/PROMO-${count}`);
    }
    expect(diagnosis.entries()).toMatchObject([
      { place: '(500)', count: 10_000 },
      { place: '(500)', count: 10_000 },
    ]);
    expect(diagnosis.hasMore()).toBe(false);
    const letters = 'abcdefghijklmnopqrstuvwxyz';
    for (const one of letters) for (const other of letters) refuse(`${one}/${other}`);
    expect([diagnosis.entries().length, diagnosis.hasMore()]).toEqual([MAX_KEPT, true]);
    expect(reportOf(diagnosis.entries(), diagnosis.hasMore())).toMatch(
      /^There are more differences\. These are the first 200\.\n\n10000 × GET/,
    );
    diagnosis.end();
    expect(diagnosis.hasMore()).toBe(false);
  });
});
