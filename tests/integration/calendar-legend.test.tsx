import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Calendar } from '@/pages/calendar/Calendar';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const COMPANIES = [
  { id: '1', company_code: 'AUR', company_name: 'Aurora Caffè' },
  { id: '2', company_code: 'CAN', company_name: 'Cantine Doria' },
];
const NEWS = [
  {
    id: '1',
    title: 'Nuovo listino',
    company_code: 'AUR',
    publication_date: '2036-06-18T08:00:00.000Z',
    published: true,
  },
];

const open = () =>
  renderForm({
    path: '/promotion/list?view=week&date=2036-06-18',
    name: 'promotion',
    view: null,
    list: <Calendar />,
    provider: {
      getList: async (name) => {
        const data = name === 'news' ? NEWS : name === 'company' ? COMPANIES : [];
        return { data: data as never[], total: data.length };
      },
    },
  });

const legend = () => within(screen.getByRole('list', { name: 'Legenda' }));

it('the legend names the initials of the companies in sight, and the marks of a beginning and an end', async () => {
  open();
  const item = await screen.findByRole('button', { name: /Nuovo listino · Aurora Caffè/ });
  expect(within(item).getByText('AC')).toBeVisible();
  expect(within(item).getByTitle('Aurora Caffè')).toBeInTheDocument();
  expect(legend().getByText('Inizio, fine')).toBeVisible();
  expect(legend().getByTitle('bozza, incompleto o nascosto')).toHaveTextContent(
    'Non attivo: bozza, incompleto o nascosto',
  );
  expect(legend().getByTitle('AC Aurora Caffè')).toHaveTextContent('Azienda: AC Aurora Caffè');
});

it('a user of one company sees no initials, and none in the legend', async () => {
  session.start('token', person(['company_manager'], { companyCodes: ['AUR'] }));
  open();
  await screen.findByRole('button', { name: /Nuovo listino ?· 18 giu 2036/ });
  expect(screen.queryByText('AC')).toBeNull();
  expect(legend().getByText('Inizio, fine')).toBeVisible();
  expect(legend().queryByText('Azienda')).toBeNull();
});

it('a button opens the legend with the companies by name, for windows without room for it', async () => {
  open();
  await screen.findByRole('button', { name: /Nuovo listino · Aurora Caffè/ });
  fireEvent.click(screen.getByText('Legenda', { selector: 'button *' }));
  const opened = within(await screen.findByRole('dialog', { name: 'Legenda' }));
  expect(opened.getByText('Inizio, fine')).toBeInTheDocument();
  expect(opened.getByText('Aurora Caffè')).toBeInTheDocument();
  expect(opened.getByText(/bozza, incompleto o nascosto/)).toBeInTheDocument();
});
