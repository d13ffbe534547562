import type { DataProvider, RaRecord } from 'react-admin';
import { describe, expect, it, test } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { runAction } from '@/kit/list/actions/run-action';
import { isRetryable } from '@/kit/list/actions/action-run';
import type { RowResult } from '@/kit/list/actions/record-action';
import { countedChoices, eligibleChoices } from '@/kit/references/eligibility';
import type { RunnableAction } from '@/kit/list/actions/record-action';
import { appUser } from '@/resources/app-user/app-user.definition';
import { eligibilityOf, rulesOf } from '@/kit/list/actions/useActionEligibility';
import { changeAgent } from '@/resources/app-user/change-agent';
import { survey } from '@/resources/survey/survey.definition';
import { list as surveyList } from '@/resources/survey/survey.list';

const ID = (end: number) => `5f0000000000000000000${String(end).padStart(3, '0')}`;

const customer = (end: number, change: Partial<RaRecord> = {}): RaRecord => ({
  id: ID(end),
  code: `C${end}`,
  company_code: ['AURORA'],
  location_code: ['AUR-MIL'],
  agent_code: ['AGE-001'],
  ...change,
});

/** A provider that knows these records and remembers what is written; whatever else is asked of it is an error. */
const providerOf = (records: Readonly<Record<string, readonly RaRecord[]>>, refused?: Error) => {
  const written: { resource: string; id: unknown; data: RaRecord }[] = [];
  const provider = {
    getOne: async (resource: string, { id }: { id: unknown }) => {
      const found = records[resource]?.find((record) => record.id === id);
      if (!found) throw new Error(`no ${resource} ${String(id)}`);
      return { data: found };
    },
    getList: async (resource: string, { filter }: { filter: { q: string } }) => ({
      data: (records[resource] ?? []).filter(({ code }) => String(code).includes(filter.q)),
    }),
    update: async (resource: string, { id, data }: { id: unknown; data: RaRecord }) => {
      if (refused) throw refused;
      written.push({ resource, id, data });
      return { data };
    },
  };
  return { provider: provider as unknown as DataProvider, written };
};

const BASE = { name: 'x', icon: () => null, permission: 'app-user:edit' } as const;

const run = async (
  provider: DataProvider,
  action: RunnableAction,
  ids: readonly string[],
  choice: RaRecord,
) => {
  const results: RowResult[] = [];
  await runAction({
    provider,
    definition: appUser,
    action,
    ids,
    choice: { code: String(choice.code ?? ''), name: '', record: choice },
    signal: new AbortController().signal,
    onResult: (result) => results.push(result),
  });
  return Object.fromEntries(
    results.map((result) => [
      result.id,
      result.state === 'failed' ? (result.refusal ?? 'failed') : result.state,
    ]),
  );
};

describe('customers added to a group', () => {
  const toGroup: RunnableAction = {
    ...BASE,
    asks: { resource: 'group', within: ['company_code'] },
    addTo: 'customers',
  };
  const held = { id: ID(900), company_code: 'AURORA', customers: [ID(1), 'C2'], group_name: 'Top' };
  const customers = [
    customer(1),
    customer(2),
    customer(3),
    customer(4, { company_code: ['MONVISO', 'AURORA'] }),
    customer(5, { company_code: ['MONVISO'] }),
  ];

  it('are sent with those it holds, once, as ids', async () => {
    const { provider, written } = providerOf({ 'app-user': customers, group: [held] });
    const ids = [ID(1), ID(3), ID(4), ID(5), ID(6)];
    expect(await run(provider, toGroup, ids, held)).toEqual({
      [ID(1)]: 'unchanged',
      [ID(3)]: 'done',
      [ID(4)]: 'done',
      [ID(5)]: 'bulk.belongs_elsewhere',
      [ID(6)]: 'failed',
    });
    expect(written).toMatchObject([
      { resource: 'group', id: ID(900), data: { group_name: 'Top' } },
    ]);
    expect(written[0]?.data.customers).toEqual([ID(1), ID(2), ID(3), ID(4)]);
  });

  it('may join a group of one of their companies', () => {
    const rules = rulesOf(toGroup) ?? {};
    const groups = ['AURORA', 'MONVISO', 'CANTINE'].map((company_code) => ({
      code: company_code,
      name: company_code,
      record: { id: company_code, company_code },
    }));
    const offered = countedChoices(groups, eligibilityOf(rules, customers));
    expect(offered.map(({ code, fitting }) => `${code} ${fitting}`)).toEqual([
      'AURORA 4',
      'MONVISO 2',
    ]);
  });

  it('fail together where the group is refused, and nothing is sent where none is new', async () => {
    const refusing = providerOf({ 'app-user': customers, group: [held] }, new Error('no'));
    expect(await run(refusing.provider, toGroup, [ID(1), ID(3)], held)).toEqual({
      [ID(1)]: 'unchanged',
      [ID(3)]: 'failed',
    });
    const { provider, written } = providerOf({ 'app-user': customers, group: [held] });
    expect(await run(provider, toGroup, [ID(2)], held)).toEqual({ [ID(2)]: 'unchanged' });
    expect(written).toEqual([]);
  });
});

describe('another agent', () => {
  const change: RunnableAction = { ...BASE, ...changeAgent };
  const agent = {
    id: 'AGE-009',
    code: 'AGE-009',
    company_code: ['AURORA'],
    location_code: ['AUR-MIL'],
  };
  const twofold = customer(2, {
    company_code: ['MONVISO', 'AURORA'],
    location_code: ['MON-TOR', 'AUR-MIL'],
    agent_code: ['AGE-003', 'AGE-001'],
  });
  const customers = [
    customer(1),
    twofold,
    customer(3, { agent_code: ['AGE-009'] }),
    customer(4, { location_code: ['AUR-BER'] }),
  ];

  it('takes over at their own location, and nowhere else', async () => {
    const { provider, written } = providerOf({ 'app-user': customers });
    expect(await run(provider, change, [ID(1), ID(2), ID(3), ID(4)], agent)).toEqual({
      [ID(1)]: 'done',
      [ID(2)]: 'done',
      [ID(3)]: 'unchanged',
      [ID(4)]: 'resources.app-user.actions.agent_elsewhere',
    });
    expect(written.map(({ data }) => data.agent_code)).toEqual([
      ['AGE-009'],
      ['AGE-003', 'AGE-009'],
    ]);
    expect(written[1]?.data).toMatchObject({ code: 'C2', location_code: ['MON-TOR', 'AUR-MIL'] });
  });

  test('without a known place takes over a customer’s only entry', async () => {
    const { provider, written } = providerOf({ 'app-user': customers });
    const placeless = { id: 'AGE-009', code: 'AGE-009' };
    expect(await run(provider, change, [ID(1), ID(2)], placeless)).toEqual({
      [ID(1)]: 'done',
      [ID(2)]: 'resources.app-user.actions.agent_elsewhere',
    });
    expect(written).toHaveLength(1);
  });
});

describe('the agents that are offered', () => {
  const agentOf = (code: string, locations: string[]) => ({
    code,
    name: code,
    record: { id: code, company_code: ['AURORA'], location_code: locations },
  });
  const [milan, both, elsewhere] = [
    agentOf('A-1', ['AUR-MIL']),
    agentOf('A-2', ['AUR-MIL', 'AUR-BER']),
    agentOf('A-3', ['AUR-ROM']),
  ];
  const offered = (customers: readonly RaRecord[], name = '') => {
    const fit = eligibilityOf(changeAgent, customers);
    const named = countedChoices([milan, both, elsewhere], fit).filter(({ code }) =>
      code.includes(name),
    );
    return eligibleChoices(named, fit).map(({ code, fitting }) =>
      fitting === undefined ? code : `${code} ${fitting}`,
    );
  };
  const [inMilan, inBergamo] = [customer(1), customer(2, { location_code: ['AUR-BER'] })];

  it('are those who may take all the customers', () => {
    expect(offered([inMilan, customer(3)])).toEqual(['A-1', 'A-2']);
    expect(offered([inMilan, inBergamo])).toEqual(['A-2']);
  });

  it('are those who may take some where nobody takes all, the most first', () => {
    const nowhere = customer(4, { location_code: ['AUR-TOR'] });
    expect(offered([inBergamo, nowhere, inMilan])).toEqual(['A-2 2', 'A-1 1']);
    expect(offered([nowhere])).toEqual([]);
  });

  it('are not the one whom all have', () => {
    const own = customer(5, { agent_code: ['A-1'] });
    expect(offered([own])).toEqual(['A-2']);
    expect(offered([own, inMilan])).toEqual(['A-1', 'A-2']);
    expect(offered([own, inBergamo], 'A-1')).toEqual([]);
  });

  it('are found by name where another one may take them all, with how many they may take', () => {
    expect(offered([inMilan, inBergamo], 'A-1')).toEqual(['A-1 1']);
    expect(offered([inMilan, inBergamo], 'A-3')).toEqual([]);
  });
});

test.each([
  ['a rule of the action', { refusal: 'bulk.belongs_elsewhere' }, false],
  ['a rule of the backend', { error: new ApiError('refused', 422) }, false],
  ['a permission that is not there', { error: new ApiError('refused', 403) }, false],
  ['a record that is not there', { error: new ApiError('refused', 404) }, false],
  ['somebody else’s change', { error: new ApiError('refused', 409) }, true],
  ['a backend that is down', { error: new ApiError('refused', 503) }, true],
  ['no answer', { error: new ApiError('offline', 0) }, true],
])('what failed for %s is tried again only where that may help', (_, reason, isTried) => {
  expect(isRetryable({ id: ID(1), state: 'failed', ...reason })).toBe(isTried);
  expect(isRetryable({ id: ID(1), state: 'unchanged', record: customer(1) })).toBe(false);
});

describe('a sale that somebody else processes meanwhile', () => {
  const process: RunnableAction = {
    ...BASE,
    change: () => ({ status: 'processed' }),
    isDone: ({ status }) => status === 'processed',
  };
  const refusedWhile = async (status: string) => {
    const { provider } = providerOf({ 'app-user': [customer(1)] });
    const answers = ['unprocessed', status].map((each) => ({
      data: customer(1, { status: each }),
    }));
    const racing = {
      ...provider,
      getOne: async () => answers.shift(),
      update: async () => {
        throw new ApiError('refused', 409, ['La vendita è già stata elaborata']);
      },
    } as unknown as DataProvider;
    return run(racing, process, [ID(1)], customer(1));
  };

  it('is reported as done already', async () => {
    expect(await refusedWhile('processed')).toEqual({ [ID(1)]: 'unchanged' });
  });

  it('fails where the conflict was another', async () => {
    expect(await refusedWhile('unprocessed')).toEqual({ [ID(1)]: 'failed' });
  });
});

test('a survey without questions is not published: nothing is sent', async () => {
  const publish = surveyList.actions?.find(({ name }) => name === 'publish');
  if (!publish || 'Dialog' in publish) throw new Error('surveys have no action to publish them');
  const surveys = [
    { id: ID(1), status: 'draft', questions_count: 0 },
    { id: ID(2), status: 'draft', questions_count: 3 },
    // A backend that does not tell how many there are decides by itself.
    { id: ID(3), status: 'draft' },
  ];
  const { provider, written } = providerOf({ survey: surveys });
  const results: RowResult[] = [];
  await runAction({
    provider,
    definition: survey,
    action: publish,
    ids: surveys.map(({ id }) => id),
    signal: new AbortController().signal,
    onResult: (result) => results.push(result),
  });
  expect(results.find(({ id }) => id === ID(1))).toMatchObject({
    refusal: 'resources.survey.actions.no_questions',
  });
  expect(written.map(({ id, data }) => [id, data.status])).toEqual([
    [ID(2), 'published'],
    [ID(3), 'published'],
  ]);
});
