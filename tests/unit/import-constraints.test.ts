import { expect, test } from 'vitest';
import type { ImportFormat } from '@/core/imports';
import type { ResourceDefinition } from '@/core/resource';
import { columnConstraints } from '@/imports/check/column-constraints';
import { keptStepsIn } from '@/imports/correct/kept-steps';
import { createWorkbench } from '@/imports/workbench/workbench';
import { appUser } from '@/resources/app-user/app-user.definition';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { resources } from '@/resources/registry';
import { turnover } from '@/resources/turnover/turnover.definition';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';

const definitions = new Map<string, ResourceDefinition>(
  resources.map((definition) => [definition.name, definition]),
);

/** The lists of a backend with two companies, each with a location and an agent; Ada is an agent of both. */
const LISTS = {
  company_code: [['AURORA', 'DANGELO'], {}],
  location_code: [['AUR', 'DAN'], { company_code: ['AURORA', 'DANGELO'] }],
  agent_code: [
    ['A-AUR', 'A-DAN', 'ADA', 'A-NEW'],
    {
      company_code: ['AURORA', 'DANGELO', 'AURORA|DANGELO', ''],
      location_code: ['AUR', 'DAN', 'AUR|DAN', ''],
    },
  ],
  categories: [['BAR', 'WINE'], { company_code: ['AURORA', 'DANGELO'] }],
  customer_code: [
    ['C1', 'C2'],
    {
      company_code: ['AURORA', 'AURORA|DANGELO'],
      location_code: ['AUR', 'AUR|DAN'],
      agent_code: ['A-AUR', 'A-AUR|A-DAN'],
    },
  ],
} as const;

type Kind = { format: ImportFormat; definition: ResourceDefinition };

const bench = async ({ format, definition }: Kind, file: string) => {
  const workbench = createWorkbench(format);
  const columns = format.columns.map(({ name }) => name);
  workbench.setConstraints(columnConstraints(definition, columns, (name) => definitions.get(name)));
  for (const [column, [codes, owners]] of Object.entries(LISTS)) {
    if (columns.includes(column)) workbench.addCodes([column], codes, true, { ...owners });
  }
  const head = await workbench.open(new Blob([file]), {});
  if ('problem' in head) throw new Error(head.problem);
  await workbench.check([...head.header], () => undefined);
  return workbench;
};

const customers = (rows: readonly string[]) =>
  bench(
    { format: customerFormats.Customer as ImportFormat, definition: appUser },
    [
      'code,p_iva,business_name,email,company_code,location_code,agent_code,categories',
      ...rows.map((row, at) => `N${at},01234567897,Bar ${at},b${at}@x.it,${row}`),
    ].join('\n'),
  );

const told = (workbench: Awaited<ReturnType<typeof bench>>) =>
  workbench
    .issues(null, 0, 100)
    .map(({ line, column, message, detail }) => [line, column, message.split('.').at(-1), detail]);

test('a customer whose location, agent or category is of another company is an error at its cell', async () => {
  const workbench = await customers([
    'AURORA,AUR,A-AUR,BAR',
    'AURORA,DAN,ADA,',
    'AURORA,AUR,A-DAN,',
    'DANGELO,DAN,ADA,BAR|WINE',
  ]);
  expect(told(workbench)).toEqual([
    [3, 'location_code', 'company', 'DANGELO'],
    [4, 'agent_code', 'company', 'DANGELO'],
    [5, 'categories', 'company', 'AURORA, DANGELO'],
  ]);
});

test('several entries are compared one by one, in their order', async () => {
  const workbench = await customers([
    'AURORA|DANGELO,AUR|DAN,A-AUR|A-DAN,WINE',
    'AURORA|DANGELO,DAN|AUR,A-AUR|A-DAN,',
  ]);
  // The agents are of their companies, but of the locations the wrong way round.
  expect(told(workbench)).toEqual([
    [3, 'location_code', 'company', 'DANGELO, AURORA'],
    [3, 'agent_code', 'location', 'AUR, DAN'],
  ]);
});

test('what the backend does not say of a code is no error, and an unknown code is reported once', async () => {
  const workbench = await customers(['AURORA,AUR,A-NEW,', 'AURORA,AUR,NOBODY,']);
  expect(told(workbench)).toEqual([[3, 'agent_code', 'unknown_code', '']]);
});

test('a correction of the company takes the error away', async () => {
  const workbench = await customers(['AURORA,DAN,A-DAN,']);
  expect(workbench.state().failedRows).toBe(1);
  workbench.correct({ row: 0, column: 'company_code' }, { text: 'DANGELO' });
  expect(workbench.state().failedRows).toBe(0);
});

test('a turnover of a customer of another company, location or agent is an error', async () => {
  const rows = [
    'C1,A-AUR,AURORA,AUR,2026,1,10',
    'C1,A-DAN,DANGELO,DAN,2026,1,10',
    'C2,A-DAN,DANGELO,DAN,2026,1,10',
    'C1,ADA,AURORA,AUR,2026,2,10',
  ];
  const workbench = await bench(
    { format: turnoverFormats.Turnover as ImportFormat, definition: turnover },
    ['customer_code,agent_code,company_code,location_code,year,month,amount', ...rows].join('\n'),
  );
  expect(told(workbench)).toEqual([
    [3, 'customer_code', 'company', 'AURORA'],
    [5, 'agent_code', 'agent_of_customer', 'A-AUR'],
  ]);
});

test('a missing, unknown or other agent is replaced by the only one of the customer', async () => {
  const rows = [
    'C1,NOBODY,AURORA,AUR,2026,1,10',
    'C1,,AURORA,AUR,2026,2,10',
    'C1,A-DAN,AURORA,AUR,2026,3,10',
    'C2,NOBODY,DANGELO,DAN,2026,1,10',
    'NONE,NOBODY,AURORA,AUR,2026,1,10',
  ];
  const workbench = await bench(
    { format: turnoverFormats.Turnover as ImportFormat, definition: turnover },
    ['customer_code,agent_code,company_code,location_code,year,month,amount', ...rows].join('\n'),
  );
  expect(told(workbench)).toEqual([
    [2, 'agent_code', 'agent_of_customer', 'A-AUR'],
    [3, 'agent_code', 'agent_of_customer', 'A-AUR'],
    [4, 'agent_code', 'agent_of_customer', 'A-AUR'],
    [5, 'agent_code', 'unknown_code', ''],
    [6, 'customer_code', 'unknown_code', ''],
    [6, 'agent_code', 'unknown_code', ''],
  ]);
  const fixed = workbench.fix({
    column: 'agent_code',
    message: 'imports.check.agent_of_customer',
  });
  expect(fixed.failedRows).toBe(2);
  expect((await workbench.write('good', {}).text()).split('A-AUR')).toHaveLength(4);
});

test('columns that a file lacks are taken from the customer of each row', async () => {
  const rows = ['C1,2026,1,10', 'C2,2026,1,20', 'NONE,2026,1,30', ' C1 ,2026,2,40', 'C1,2026,2,50'];
  const workbench = await bench(
    { format: turnoverFormats.Turnover as ImportFormat, definition: turnover },
    ['customer_code,year,month,amount', ...rows].join('\n'),
  );
  const columns = ['agent_code', 'company_code', 'location_code'];
  expect(workbench.state()).toMatchObject({ inheritable: columns, failedRows: 5 });

  expect(workbench.inherit(columns)).toMatchObject({ inherited: columns, failedRows: 3 });
  expect(told(workbench)).toEqual([
    [3, 'agent_code', 'not_one_of_customer', ''],
    [3, 'company_code', 'not_one_of_customer', ''],
    [3, 'location_code', 'not_one_of_customer', ''],
    [4, 'customer_code', 'unknown_code', ''],
    [6, 'month', 'duplicate', ''],
  ]);
  expect(await workbench.write('good', {}).text()).toBe(
    [
      'customer_code,year,month,amount,agent_code,company_code,location_code',
      'C1,2026,1,10,A-AUR,AURORA,AUR',
      '" C1 ",2026,2,40,A-AUR,AURORA,AUR',
      '',
    ].join('\r\n'),
  );

  expect(workbench.fill('agent_code', 'ADA')).toMatchObject({
    inherited: ['company_code', 'location_code'],
  });
  const kept = workbench.steps();
  expect(workbench.undo().inherited).toEqual(columns);
  expect(workbench.undo()).toMatchObject({ inherited: [], failedRows: 5 });
  expect(keptStepsIn(JSON.parse(JSON.stringify(kept)))).toEqual(kept);
  expect(workbench.replay(kept)).toMatchObject({
    inherited: ['company_code', 'location_code'],
    constants: { agent_code: 'ADA' },
  });
});

test('a corrected customer brings its own agent, company and location along', async () => {
  const workbench = await bench(
    { format: turnoverFormats.Turnover as ImportFormat, definition: turnover },
    'customer_code,year,month,amount\nNONE,2026,1,30',
  );
  workbench.inherit(['agent_code', 'company_code', 'location_code']);
  workbench.correct({ row: 0, column: 'customer_code' }, { text: 'C1' });
  expect(workbench.state().failedRows).toBe(0);
  expect(await workbench.write('all', {}).text()).toContain('C1,2026,1,30,A-AUR,AURORA,AUR');
});

test('a file without customers, or whose customers are unknown, takes no column from them', async () => {
  const workbench = await bench(
    { format: turnoverFormats.Turnover as ImportFormat, definition: turnover },
    'agent_code,year,month,amount\nA-AUR,2026,1,30',
  );
  expect(workbench.state().inheritable).toEqual([]);
  const unread = createWorkbench(turnoverFormats.Turnover as ImportFormat);
  const head = await unread.open(new Blob(['customer_code,year,month,amount\nC1,2026,1,30']), {});
  if ('problem' in head) throw new Error(head.problem);
  expect(await unread.check([...head.header], () => undefined)).toMatchObject({ inheritable: [] });
});

const LABELLED = [
  { name: 'agent_code', labels: ['Agente'] },
  { name: 'email', labels: ['Email'] },
];

test.each([
  [
    'begins with the column',
    'agent_code: L’agente non c’è più',
    'agent_code',
    'L’agente non c’è più',
  ],
  ['names an item of it', 'agent_code.1: Non c’è', 'agent_code', 'Non c’è'],
  [
    'has the text of a cell',
    'Il codice A-AUR è sospeso',
    'agent_code',
    'Il codice A-AUR è sospeso',
  ],
  ['has its label', 'Email già usata da altri', 'email', 'Email già usata da altri'],
  ['speaks of none', 'Limite superato', '', 'Limite superato'],
])('a message of the backend that %s is shown there', async (_, message, column, detail) => {
  const workbench = createWorkbench(customerFormats.Customer as ImportFormat);
  workbench.addReported([{ row: 1, message }], LABELLED);
  const rows = [
    'code,p_iva,business_name,email,company_code,location_code,agent_code',
    'N1,01234567897,Bar uno,b1@x.it,AURORA,AUR,A-AUR',
    'N2,01234567897,Bar due,b2@x.it,AURORA,AUR,A-AUR',
  ];
  const head = await workbench.open(new Blob([rows.join('\n')]), {});
  if ('problem' in head) throw new Error(head.problem);
  await workbench.check([...head.header], () => undefined);
  expect(told(workbench)).toEqual([[3, column, 'reported', detail]]);

  const { state } = workbench.correct(
    { row: 1, column: column || 'business_name' },
    { text: column === 'email' ? 'altra@x.it' : 'Altro' },
  );
  expect(state.failedRows).toBe(0);
  expect(workbench.undo().failedRows).toBe(1);
});
