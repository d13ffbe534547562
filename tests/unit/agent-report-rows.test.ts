import { expect, it } from 'vitest';
import type { Role } from '@/core/permissions';
import { COMPANY_REPORT } from '@/core/resource-names';
import { reportPage } from '@/resources/agent-report/report-page';
import { resources } from '@/resources/registry';
import { person } from '../support/people';

const ROW = { id: 'A1', promotion_code: 'P-1', agent_code: 'AGE-1', company_name: 'Aurora' };

const companyOf = (company_code: string, company_name: string) =>
  [company_code, { record: { id: company_code, company_code, company_name } }] as const;

const records = new Map([
  companyOf('AUR', 'Aurora'),
  companyOf('T1', 'Twin'),
  companyOf('T2', 'Twin'),
]);

const addressOf = (row: object, role: Role = 'admin') => {
  const definition = resources.find(({ name }) => name === COMPANY_REPORT);
  if (!definition) throw new Error('There are no reports by company');
  return reportPage.addressOf({ ...ROW, ...row }, { definition, records, user: person([role]) });
};

const PAGE = '/promotion-report/company/P-1';

it.each([
  ['the report at its company', {}, `${PAGE}?company_code=AUR&agent_code=AGE-1`],
  [
    'the company whose code it has',
    { company_code: 'X' },
    `${PAGE}?company_code=X&agent_code=AGE-1`,
  ],
  ['any company where several have the name', { company_name: 'Twin' }, `${PAGE}?agent_code=AGE-1`],
  ['all agents where it names none', { agent_code: '' }, `${PAGE}?company_code=AUR`],
  ['nothing without a promotion', { promotion_code: '../x' }, null],
])('a row opens %s', (_name, row, address) => {
  expect(addressOf(row)).toBe(address);
});

it('a row of an agent opens the report alone, which has only their customers', () => {
  expect(addressOf({}, 'agent')).toBe(`${PAGE}?company_code=AUR`);
});
