import { screen } from '@testing-library/react';
import { ListBase } from 'react-admin';
import { expect, it } from 'vitest';
import { Breadcrumb } from '@/app/layout/Breadcrumb';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { SelectRow } from '@/kit/list/actions/SelectBoxes';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { TargetShow } from '@/resources/target/TargetShow';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const ID = '660000015d468a8300000001';
const TARGET = {
  id: ID,
  customer_code: 'C-1',
  year: 2026,
  period: '2° semestre',
  target_value: 100,
  achieved_value: 50,
};
const provider = {
  getOne: async () => ({ data: TARGET as never }),
  getList: async (name: string) => {
    const data = name === 'app-user' ? [{ id: 'c', code: 'C-1', business_name: 'Bar Roma' }] : [];
    return { data: data as never[], total: data.length };
  },
};

const NAMES = [
  ['it', 'Bar Roma · 2° semestre 2026', 'Seleziona'],
  ['en', 'Bar Roma · H2 2026', 'Select'],
] as const;

it.each(NAMES)('the breadcrumb of a target has its title, in %s', async (language, name) => {
  renderForm({
    path: `/target/view/${ID}`,
    name: 'target',
    view: (
      <>
        <Breadcrumb />
        <TargetShow />
      </>
    ),
    provider,
    words: createI18nProvider(language, consoleCatalogue[language]),
  });
  expect(await screen.findByRole('heading', { name, level: 1 })).toBeVisible();
  expect(screen.getByText(name, { selector: '[aria-current=page]' })).toBeVisible();
});

it.each(NAMES)('the box of a target has its period, in %s', async (language, name, select) => {
  renderForm({
    path: '/target/list',
    name: 'target',
    view: null,
    list: (
      <ListBase exporter={false}>
        <SelectRow record={TARGET} />
      </ListBase>
    ),
    provider,
    words: createI18nProvider(language, consoleCatalogue[language]),
  });
  const box = `${select} ${name.replace('Bar Roma', 'C-1')}`;
  expect(await screen.findByRole('checkbox', { name: box })).toBeVisible();
});
