import { screen, waitFor, within } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import { useState } from 'react';
import { ListBase, useListContext, useNavigate, type I18nProvider } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { ReportSummary } from '@/domain/report/ReportSummary';
import { ListLocation, WholeLocation } from '@/kit/list/ListLocation';
import { preferences } from '@/providers/preferences/preferences';
import { session } from '@/providers/session/session';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
afterEach(() => {
  vi.useRealTimers();
  preferences.reset();
  preferences.forgetLists();
});

const LIST = '/promotion-report/company/list';

const NONE = { data: [], total: 0 };

/** A list of reports that can be left and visited again. */
const Visits = () => {
  const [isThere, setThere] = useState(true);
  const navigate = useNavigate();
  return (
    <>
      <button onClick={() => setThere(!isThere)}>{isThere ? 'leave' : 'return'}</button>
      <button onClick={() => navigate(LIST)}>back</button>
      {isThere && (
        <ListLocation>
          <ListBase exporter={false} filterDefaultValues={{ status: 'active' }}>
            <WholeLocation>
              <Filters />
              <ReportSummary by="company" />
            </WholeLocation>
          </ListBase>
        </ListLocation>
      )}
    </>
  );
};

const Filters = () => {
  const { filterValues } = useListContext();
  return <output aria-label="filters">{Object.keys(filterValues).join(' ')}</output>;
};

const row = (achieved_total: number) => ({
  id: 'R1',
  promotion_code: 'P-1',
  company_code: 'C-1',
  achieved_total,
});

const openReports = (calls: object = {}, search = '', words?: I18nProvider) =>
  renderForm({
    path: LIST + search,
    store: preferences,
    name: 'company-report',
    view: null,
    list: <Visits />,
    provider: {
      getList: async () => ({ data: [], total: 1 }),
      getCachedPage: async () => NONE,
      ...calls,
    },
    ...(words && { words }),
  });

const dayField = (period: string, end: string) =>
  within(screen.getByRole('group', { name: period })).getByRole('textbox', { name: end });

const retype = async (user: UserEvent, field: HTMLElement, day: string) => {
  await user.clear(field);
  await user.type(field, day);
};

it('the second period follows the first, until it is changed by hand', async () => {
  const user = userEvent.setup();
  openReports();
  await user.click(await screen.findByRole('button', { name: 'Confronta due periodi' }));
  await screen.findByRole('group', { name: 'Confrontato con' });
  await retype(user, dayField('Periodo', 'Dal'), '01/10/2021');
  await waitFor(() => expect(dayField('Confrontato con', 'Dal')).toHaveValue('01/10/2020'));
  await retype(user, dayField('Confrontato con', 'Dal'), '01/02/2020');
  await retype(user, dayField('Periodo', 'Dal'), '01/11/2021');
  await waitFor(() => expect(dayField('Periodo', 'Dal')).toHaveValue('01/11/2021'));
  expect(dayField('Confrontato con', 'Dal')).toHaveValue('01/02/2020');
});

it('a change between periods of different lengths is neither better nor worse', async () => {
  const user = userEvent.setup();
  openReports({
    getCachedPage: async (_: string, { filter }: { filter: { from?: string } }) => ({
      data: [row(String(filter.from) < '2026' ? 100 : 150)],
      total: 1,
    }),
  });
  await user.click(await screen.findByRole('button', { name: 'Confronta due periodi' }));
  // The test browser computes no colours of the theme: the class of a style says which it is.
  const colour = async () =>
    (await screen.findAllByText(/^\+50.*%$/)).map(({ className }) => className);
  const better = await colour();
  await retype(user, dayField('Confrontato con', 'Al'), '01/03/2025');
  await screen.findByText(/non durano lo stesso/);
  const neutral = await colour();
  expect(neutral).toHaveLength(better.length);
  for (const [at, each] of neutral.entries()) expect(each).not.toBe(better[at]);
});

it('a change since a period without most of its promotions is not coloured, and says why', async () => {
  const user = userEvent.setup();
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
  const promotion = (code: string, start_date: string) => ({
    id: code,
    code,
    start_date,
    end_date: `${code.slice(0, 4)}-11-23`,
  });
  const promotions = [
    promotion('2026-01-01', '2026-01-01'),
    promotion('2025-01-01', '2025-11-01'),
    promotion('2024-01-01', '2024-01-01'),
  ];
  openReports({
    getCachedPage: async (_: string, { filter }: { filter: { from?: string } }) => ({
      data: [{ ...row(String(filter.from) < '2026' ? 100 : 150), promotion_code: filter.from }],
      total: 1,
    }),
    getList: async (name: string) => ({ data: name === 'promotion' ? promotions : [], total: 3 }),
  });
  const colour = async () =>
    (await screen.findAllByText(/^\+50.*%$/)).map(({ className }) => className);
  await user.click(await screen.findByRole('button', { name: 'Confronta due periodi' }));
  await screen.findByText(
    'Nel periodo 1 gen – 24 nov 2025 ci sono promozioni solo in 23 giorni su 328: le variazioni sono indicative.',
  );
  const neutral = await colour();
  await retype(user, dayField('Confrontato con', 'Dal'), '01/01/2024');
  await retype(user, dayField('Confrontato con', 'Al'), '24/11/2024');
  await waitFor(() =>
    expect(screen.queryByText(/promozioni solo|non durano lo stesso/)).toBeNull(),
  );
  const better = await colour();
  expect(better).toHaveLength(neutral.length);
  for (const [at, each] of better.entries()) expect(each).not.toBe(neutral[at]);
});

it('a change since promotions that are over, of one under way, is not coloured, and says why', async () => {
  const user = userEvent.setup();
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
  const promotions = ['2026', '2025'].map((year) => ({
    id: year,
    code: `${year}-01-01`,
    start_date: `${year}-01-01`,
    end_date: `${year}-12-31`,
    status: year === '2026' ? 'active' : 'concluded',
  }));
  openReports({
    getCachedPage: async (_: string, { filter }: { filter: { from?: string } }) => ({
      data: [{ ...row(String(filter.from) < '2026' ? 100 : 150), promotion_code: filter.from }],
      total: 1,
    }),
    getList: async (name: string) => ({ data: name === 'promotion' ? promotions : [], total: 2 }),
  });
  await user.click(await screen.findByRole('button', { name: 'Confronta due periodi' }));
  expect(
    await screen.findByText(
      'Molte promozioni di uno dei periodi non sono ancora terminate: le variazioni sono indicative.',
    ),
  ).toBeVisible();
});

it.each([
  [
    'it',
    'Confronta due periodi',
    'di cui 1 non ancora terminata, ',
    /^\+50,0\s?% finora$/,
    'Variazione finora',
  ],
  [
    'en',
    'Compare two periods',
    '1 of them not over yet, ',
    /^\+50\.0\s?% so far$/,
    'Change so far',
  ],
] as const)(
  'the change since promotions that are over is one so far, in %s',
  async (language, button, open, change, column) => {
    const user = userEvent.setup();
    vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
    const promotions = ['2026', '2025'].map((year) => ({
      id: year,
      code: `${year}-01-01`,
      start_date: `${year}-01-01`,
      end_date: `${year}-12-31`,
    }));
    openReports(
      {
        getCachedPage: async (_: string, { filter }: { filter: { from?: string } }) => ({
          data: [{ ...row(String(filter.from) < '2026' ? 100 : 150), promotion_code: filter.from }],
          total: 1,
        }),
        getList: async (name: string) => ({
          data: name === 'promotion' ? promotions : [],
          total: 2,
        }),
      },
      '',
      createI18nProvider(language, consoleCatalogue[language]),
    );
    await user.click(await screen.findByRole('button', { name: button }));
    expect(await screen.findByText(new RegExp(open))).toBeVisible();
    expect(screen.getAllByText(new RegExp(open))).toHaveLength(1);
    expect(screen.getByRole('columnheader', { name: column })).toBeVisible();
    // Beside the total, below its figure in the table of a phone, and beside the bar of its company.
    const said = screen.getAllByText(
      (_, element) => element?.tagName === 'SPAN' && change.test(element.textContent ?? ''),
    );
    expect(said.some((each) => each.closest('td'))).toBe(true);
    expect(said.some((each) => each.closest('dl'))).toBe(true);
    const bar = within(screen.getByRole('list')).getByRole('button');
    expect(bar.textContent).toMatch(new RegExp(change.source.slice(1)));
  },
);

it('periods without any promotion show a sentence instead of empty figures', async () => {
  const user = userEvent.setup();
  openReports();
  await screen.findByText('Nessuna promozione in questo periodo o con questi filtri.');
  expect(screen.queryByText(/Somma di 0 righe/)).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Confronta due periodi' }));
  await screen.findByRole('group', { name: 'Confrontato con' });
  await screen.findByText('Nessuna promozione in questo periodo o con questi filtri.');
  expect(screen.queryByRole('table')).toBeNull();
});

it('keeps a comparison with the filters it has changed, and gives these back when it is closed', async () => {
  const user = userEvent.setup();
  openReports();
  const filters = await screen.findByRole('status', { name: 'filters' });
  expect(filters).toHaveTextContent('status');
  await user.click(await screen.findByRole('button', { name: 'Confronta due periodi' }));
  await waitFor(() => expect(filters).toHaveTextContent('from to'));
  const other = screen.getByRole('group', { name: 'Confrontato con' });
  const start = within(other).getByRole('textbox', { name: 'Dal' });
  await user.clear(start);
  await user.type(start, '01/02/2020');

  await user.click(screen.getByRole('button', { name: 'leave' }));
  // The way back to the list leads to the rows it showed last, without their comparison.
  await user.click(screen.getByRole('button', { name: 'back' }));
  await waitFor(() => expect(window.location.hash).not.toContain('compare'));
  expect(window.location.hash).toContain('filter');
  await user.click(screen.getByRole('button', { name: 'return' }));
  expect(await screen.findByRole('group', { name: 'Confrontato con' })).toContainElement(
    screen.getByDisplayValue('01/02/2020'),
  );

  await user.click(screen.getByRole('button', { name: 'Chiudi il confronto' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'filters' })).toHaveTextContent('status'),
  );
  expect(screen.getByRole('button', { name: 'Confronta due periodi' })).toBeVisible();
});

/** The address of the list with the days of its filter, and what follows. */
const addressOf = (from: string, to: string, rest = '') =>
  `?filter=${encodeURIComponent(JSON.stringify({ from, to }))}${rest}`;

const comparedWith = () => screen.queryByRole('group', { name: 'Confrontato con' });

it('a link shows the comparison of its address, and its end shows all reports', async () => {
  const user = userEvent.setup();
  openReports({}, addressOf('2026-01-01', '2026-06-30', '&compare=2024-01-01..2024-06-30'));
  await screen.findByRole('group', { name: 'Confrontato con' });
  expect(dayField('Periodo', 'Dal')).toHaveValue('01/01/2026');
  expect(dayField('Confrontato con', 'Dal')).toHaveValue('01/01/2024');
  expect(dayField('Confrontato con', 'Al')).toHaveValue('30/06/2024');
  await user.click(screen.getByRole('button', { name: 'Chiudi il confronto' }));
  await waitFor(() =>
    expect(screen.getByRole('status', { name: 'filters' })).toBeEmptyDOMElement(),
  );
  expect(window.location.hash).not.toContain('compare');
});

it('writes the comparison into the address, and Back undoes it step by step', async () => {
  const user = userEvent.setup();
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
  openReports({}, addressOf('2026-01-01', '2026-06-30'));
  await user.click(await screen.findByRole('button', { name: 'Confronta due periodi' }));
  await waitFor(() => expect(window.location.hash).toContain('compare=2025-01-01..2025-06-30'));
  await retype(user, dayField('Confrontato con', 'Al'), '30/04/2025');
  await waitFor(() => expect(window.location.hash).toContain('compare=2025-01-01..2025-04-30'));

  // Until it is left, a field keeps what was typed.
  await user.tab();
  window.history.back();
  await waitFor(() => expect(dayField('Confrontato con', 'Al')).toHaveValue('30/06/2025'));
  window.history.back();
  await waitFor(() => expect(comparedWith()).toBeNull());
  expect(window.location.hash).not.toContain('compare');
});

it.each([
  ['no period', 'AUR-P02'],
  ['a day that the calendar lacks', '2025-02-30..2025-03-31'],
  ['periods that end before they begin', '2025-06-30..2025-01-01'],
  ['more than two days', '2025-01-01..2025-06-30..2025-12-31'],
])('an address with %s compares nothing', async (_, compare) => {
  openReports({}, addressOf('2026-01-01', '2026-06-30', `&compare=${compare}`));
  expect(await screen.findByRole('button', { name: 'Confronta due periodi' })).toBeVisible();
  expect(comparedWith()).toBeNull();
});

it('an address whose own period is none compares nothing', async () => {
  openReports({}, addressOf('first', 'last', '&compare=2025-01-01..2025-06-30'));
  expect(await screen.findByRole('button', { name: 'Confronta due periodi' })).toBeVisible();
  expect(comparedWith()).toBeNull();
});

it('a bar filters the reports by its company, and a second press shows all again', async () => {
  const user = userEvent.setup();
  openReports(
    {
      getCachedPage: async () => ({ data: [row(150), { id: 'R2', company_name: 'B' }], total: 2 }),
    },
    addressOf('2026-01-01', '2026-06-30', '&compare=2025-01-01..2025-06-30'),
  );
  const bars = await screen.findByRole('list', { name: 'Azienda' });
  // A group without a code cannot be filtered.
  const bar = within(bars).getByRole('button');
  await user.click(bar);
  await waitFor(() => expect(bar).toHaveAttribute('aria-pressed', 'true'));
  expect(decodeURIComponent(window.location.hash)).toContain('"company_code":"C-1"');
  expect(window.location.hash).toContain('compare=2025-01-01..2025-06-30');
  await user.click(bar);
  await waitFor(() => expect(bar).toHaveAttribute('aria-pressed', 'false'));
  expect(decodeURIComponent(window.location.hash)).not.toContain('company_code');
});

it.each([
  ['it', '1 gen – 31 dic 2026, intera durata'],
  ['en', '1 Jan – 31 Dec 2026, full duration'],
] as const)(
  'in %s, the sum of a period says that promotions count as a whole',
  async (locale, words) => {
    openReports(
      { getCachedPage: async () => ({ data: [row(100)], total: 1 }) },
      addressOf('2026-01-01', '2026-12-31'),
      createI18nProvider(locale, consoleCatalogue[locale]),
    );
    const label = await screen.findByText(
      (text) => text.endsWith('full duration') || text.endsWith('intera durata'),
    );
    expect(label.textContent?.replaceAll(/\s/g, ' ')).toContain(words);
  },
);

it('the sum of promotions that are not over is one so far', async () => {
  vi.useFakeTimers({ now: new Date('2026-11-24T12:00:00Z'), toFake: ['Date'] });
  const promotions = [{ id: '1', code: 'P-1', start_date: '2026-11-01', end_date: '2026-12-31' }];
  openReports({
    getCachedPage: async () => ({ data: [row(100)], total: 1 }),
    getList: async (name: string) => ({ data: name === 'promotion' ? promotions : [], total: 1 }),
  });
  expect(await screen.findByText(/promozioni attive, intera durata finora$/)).toBeVisible();
});

it.each([
  ['admin', [], 0],
  ['company_manager', ['C-1'], 0],
  ['area_manager', ['C-1'], 1],
  ['agent', ['C-1'], 1],
] as const)('the sums tell %s of %j whose they are', async (role, companyCodes, notes) => {
  session.start('token', person([role], { companyCodes: [...companyCodes] }));
  openReports({ getCachedPage: async () => ({ data: [row(100)], total: 1 }) });
  const basis = await screen.findByText(/^Somma di 1 riga/);
  expect(basis.closest('dl > div')).toHaveTextContent(/^Raggiunto/);
  expect(basis.textContent?.split('Contano solo i clienti che vedi.')).toHaveLength(1 + notes);
});

it('a difference is not broken after its sign', async () => {
  openReports(
    {
      getCachedPage: async (_: string, { filter }: { filter: { from?: string } }) => ({
        data: [row(String(filter.from) < '2026' ? 100 : 150)],
        total: 1,
      }),
    },
    addressOf('2026-01-01', '2026-06-30', '&compare=2025-01-01..2025-06-30'),
    createI18nProvider('en', consoleCatalogue.en),
  );
  expect(await screen.findByText('+€50.00')).toHaveStyle({ whiteSpace: 'nowrap' });
});

it('a course over time that could not be read is read again', async () => {
  const user = userEvent.setup();
  let isDown = true;
  openReports({
    getCachedPage: async () => ({ data: [row(100)], total: 1 }),
    getList: async (name: string) => {
      if (name === 'promotion' && isDown) throw new Error('down');
      return { data: [], total: 1 };
    },
  });
  const retry = await screen.findByRole('button', {
    name: 'Riprova: Per mese di inizio delle promozioni',
  });
  isDown = false;
  await user.click(retry);
  await waitFor(() => expect(retry).not.toBeInTheDocument());
});
