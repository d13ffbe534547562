import { screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '@/providers/session/session';
import { BehindTargets } from '@/resources/target/BehindTargets';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const YEAR = new Date().getUTCFullYear();
const AGENT = { id: 'b1', code: 'AGE-001', firstname: 'Consolata', surname: 'Conte' };

/** One target without turnover, and one that is reached. */
const ROWS = [0, 1000].map((achieved_value, at) => ({
  id: `t${at}`,
  customer_code: `C${at}`,
  agent_code: AGENT.code,
  company_code: 'AURORA',
  year: YEAR,
  period: 'Annuale',
  target_value: 1000,
  achieved_value,
}));

it.each([
  ['admin', true],
  ['agent', false],
] as const)('the targets behind name their agents for %s: %s', async (role, isNamed) => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(YEAR, 11, 1, 9) });
  vi.stubGlobal('fetch', async () => Response.json({ data: { bousers: [AGENT] } }));
  session.start('token', person([role]));
  renderForm({
    path: '/target/list',
    name: 'target',
    view: null,
    list: <BehindTargets />,
    provider: {
      getCachedPage: async () => ({ data: ROWS, total: ROWS.length }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  expect(await screen.findByRole('region', { name: `Obiettivi ${YEAR}` })).toBeVisible();
  const behind = await screen.findByRole('link', { name: 'In ritardo: 1' });
  expect(behind).toHaveAttribute('href', expect.stringContaining('pace'));
  // The only target behind lacks its whole value, in the last month of the year.
  expect(screen.getAllByText('1.000,00 €')).toHaveLength(2);
  if (isNamed) expect(await screen.findByText('Consolata Conte')).toBeVisible();
  else expect(screen.queryByText('Consolata Conte')).toBeNull();
});
