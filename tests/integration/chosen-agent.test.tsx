import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { ChosenAgent } from '@/resources/company-report/ChosenAgent';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const LINE = { customer_code: 'C1', agent_code: 'A1', achieved_total: 100, awards: 1 };

const open = (locale: 'it' | 'en') =>
  renderForm({
    path: '/promotion-report/company/list',
    name: 'company-report',
    view: null,
    list: <ChosenAgent lines={[LINE as never]} agent="A1" onAllAgents={() => {}} />,
    provider: {
      getMany: async () => ({ data: [] }),
      getList: async () => ({ data: [], total: 0 }),
    },
    words: createI18nProvider(locale, consoleCatalogue[locale]),
  });

it.each([
  ['it', 'Report per agente'],
  ['en', 'Report by agent'],
] as const)(
  'in %s, the chosen agent of a report leads to the agent’s rows',
  async (locale, name) => {
    open(locale);
    const link = await screen.findByRole('link', { name });
    const href = decodeURIComponent(link.getAttribute('href') ?? '');
    expect(href).toContain('/promotion-report/agent/list?');
    expect(href).toContain('filter={"agent_code":"A1"}');
  },
);
