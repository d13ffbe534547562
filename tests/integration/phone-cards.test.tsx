import { screen } from '@testing-library/react';
import { ListContextProvider, type RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import type { Column } from '@/kit/fields/column';
import { ListCards } from '@/kit/list/ListCards';
import { list as customers } from '@/resources/app-user/app-user.list';
import { list as luigi } from '@/resources/luigi/luigi.list';
import { list as rewards } from '@/resources/reward/reward.list';
import { list as sales } from '@/resources/user-sale/user-sale.list';
import { list as targets } from '@/resources/target/target.list';
import { list as turnovers } from '@/resources/turnover/turnover.list';
import styles from '@/kit/list/ListCards.module.css';
import text from '@/ui/plain/text.module.css';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

/** The card of a record, as a reader sees it. */
const cardOf = async (name: string, columns: readonly Column[], record: RaRecord) => {
  const path = { luigi: '/luigi/list', reward: '/promotion/edit/P/reward/list' }[name];
  renderForm({
    path: path ?? `/${name}/list`,
    name,
    view: null,
    list: (
      <ListContextProvider
        value={{ data: [record], isFetching: false, sort: { field: '_id', order: 'ASC' } } as never}
      >
        <ListCards columns={columns} opens={false} actions={[]} />
      </ListContextProvider>
    ),
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  const card = (await screen.findByRole('listitem')).cloneNode(true) as HTMLElement;
  for (const hidden of card.querySelectorAll(`.${text.visuallyHidden}`)) hidden.remove();
  return card;
};

const wordsIn = (element: Element) => element.textContent?.replace(/\s/g, ' ') ?? '';

const amountsOf = async (name: string, columns: readonly Column[], record: RaRecord) => {
  const card = await cardOf(name, columns, record);
  const values = [...card.querySelectorAll(`.${styles.value}`)].map(wordsIn);
  return values.filter((words) => words.endsWith('€'));
};

const SUMS: readonly Column[] = [
  { source: 'target_value', kind: 'euro', priority: 1 },
  { source: 'achieved_value', kind: 'euro', priority: 1 },
  { source: 'needed', kind: 'euro', isOnCard: true },
  { source: 'agent_code' },
  { source: 'customer_code' },
];

it('an amount is named where the list has several, also if the card shows one', async () => {
  const sums = { id: '1', target_value: 9_000, achieved_value: 5_000, needed: 400 };
  expect(await amountsOf('target', SUMS, sums)).toEqual(['Serve al mese: 400,00 €']);
});

it('the card of a target has its value beside what is achieved and still needed', async () => {
  const sums = { id: '1', target_value: 9_000, achieved_value: 5_000, needed: 400 };
  expect(await amountsOf('target', targets.columns, sums)).toEqual([
    'Obiettivo: 9.000,00 €',
    'Raggiunto: 5.000,00 €',
    'Serve al mese: 400,00 €',
  ]);
});

it.each([
  ['the month in progress', new Date(), ' · in corso'],
  ['another year', new Date(new Date().getFullYear() - 1, new Date().getMonth()), ''],
])('turnover of %s', async (_, day, mark) => {
  const row = { id: '1', year: day.getFullYear(), month: day.getMonth() + 1, amount: 12 };
  const card = await cardOf('turnover', turnovers.columns, row);
  const month = day.toLocaleDateString('it', { month: 'long' });
  expect([...card.querySelectorAll(`.${styles.value}`)].map(wordsIn)).toContain(month + mark);
});

it('an amount that the list does not show first is named', async () => {
  const reward = { id: '1', type: 'money_fixed', amount: 150, target_value: 6_000 };
  const [, threshold] = await amountsOf('reward', rewards.columns, reward);
  expect(threshold).toBe('Soglia: 6.000,00 €');
});

it('the fundraising goal of an initiative is named', async () => {
  const columns = luigi.columns.filter(({ source }) => source === 'goal_amount');
  const amounts = await amountsOf('luigi', columns, { id: '1', goal_amount: 500 });
  expect(amounts).toEqual(['Importo da raccogliere: 500,00 €']);
});

it.each([
  ['turnover', turnovers.columns, { id: '1', year: 2026, month: 3, amount: 1_200 }, '1.200,00 €'],
  ['user-sale', sales.columns, { id: '1', code: 'V', total: 35.8 }, '35,80 €'],
])('the one amount of %s needs no name', async (name, columns, record, amount) => {
  expect(await amountsOf(name, columns, record)).toEqual([amount]);
});

it('the card of a draft says only once that it is one', async () => {
  const draft = { id: '1', title: 'Il bosco', state: 'draft', published: false, visible: true };
  const words = wordsIn(await cardOf('luigi', luigi.columns, draft));
  expect(words.match(/Bozza/g)).toHaveLength(1);
  expect(words).not.toContain('Visibile');
});

it.each([
  ['has its name', { last_access: '2026-11-26T10:00:00Z' }, 'Ultimo accesso: 26 nov 2026'],
  ['is said to be missing', {}, 'Nessun accesso'],
])('the last access of a customer %s', async (_, accesses, words) => {
  const customer = { id: '1', code: 'C1', business_name: 'Bar Roma', ...accesses };
  const card = await cardOf('app-user', customers.columns, customer);
  expect([...card.querySelectorAll(`.${styles.value}`)].map(wordsIn)).toContain(words);
});
