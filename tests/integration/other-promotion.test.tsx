import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, it, vi } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { today } from '@/core/days';
import { isUnderWay } from '@/domain/report/period-gap';
import { ReportFigures } from '@/resources/company-report/ReportFigures';
import { TrendCard } from '@/resources/company-report/TrendCard';
import { linesOf } from '@/domain/report/report-lines';
import { turnoversBy } from '@/resources/company-report/year-before';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const REPORT = {
  promotion_code: 'P-1',
  company_code: 'A',
  company_name: 'Aurora Caffè',
  customers: 90,
  achieved_total: 150,
};
const BOUGHT = turnoversBy([{ customer_code: 'C-1', amount: 150 }]);
/** The turnovers of a promotion with one month to compare. */
const ONE_MONTH = {
  months: { first: 24_315, last: 24_315 },
  query: {
    isPending: false,
    isError: false,
    refetch: () => undefined,
    data: {
      compared: { first: 24_315, last: 24_315 },
      now: BOUGHT,
      before: new Map(),
      byMonth: { now: [BOUGHT], before: [new Map()] },
      coverage: { read: 0, total: 0 },
    },
  },
};
const OTHER = { ...REPORT, id: 'R2', promotion_code: 'P-2', customers: 60, achieved_total: 100 };
const MEASURED = { parts: undefined, isPending: false, isFailed: false, refetch: () => undefined };

/** The classes of the changes against another promotion, that of its customers first. */
const changes = async (otherEnd: string) => {
  const own = { id: 'P1', code: 'P-1', start_date: '2026-04-01', end_date: '2026-06-30' };
  const other = { id: 'P2', code: 'P-2', start_date: '2026-01-01', end_date: otherEnd };
  renderForm({
    path: '/promotion-report/company/list',
    name: 'company-report',
    view: null,
    list: <ReportFigures report={REPORT} promotion={own} measured={MEASURED as never} />,
    provider: {
      getList: async (name) => {
        const rows = { promotion: [own, other], 'company-report': [OTHER] };
        const data = (rows as Record<string, object[]>)[name] ?? [];
        return { data: data as never[], total: data.length };
      },
    },
  });
  const user = userEvent.setup();
  await user.click(await screen.findByRole('combobox', { name: /^Confronta con/ }));
  await user.click(await screen.findByRole('option', { name: /P-2/ }));
  await screen.findByRole('table', { name: 'Riepilogo' });
  // A change is shown twice: in its column, and below its figure on a phone.
  return screen.getAllByText(/^\+50,0\s?%$/).map(({ className }) => className);
};

it('the promotions to compare with are those of the company', async () => {
  await changes('2026-03-31');
  expect(screen.getByRole('combobox', { name: /^Confronta con/ })).toHaveAccessibleDescription(
    'Solo promozioni di Aurora Caffè',
  );
});

type OtherPromotion = { start_date: string; end_date: string; lines?: object[] };

/** The card of a trend at an address with `query`; the backend has the promotion `P-2`, if any. */
const renderTrend = (query: string, other: OtherPromotion | null) => {
  vi.stubGlobal('fetch', async () =>
    other
      ? Response.json({ data: { report: { ...OTHER, promotion_title: 'Natale', ...other } } })
      : Response.json({ errors: ['Non trovato'] }, { status: 404 }),
  );
  renderForm({
    path: `/promotion-report/company/list${query}`,
    name: 'company-report',
    view: null,
    list: (
      <TrendCard
        report={{ ...REPORT, promotion_title: 'Caffè' }}
        lines={linesOf({ lines: [{ customer_code: 'C-1' }] })}
        yearBefore={ONE_MONTH as never}
      />
    ),
    provider: {
      getList: async (name) => {
        const promotion = { id: 'P2', code: 'P-2', ...other };
        const data = name === 'promotion' && other ? [promotion] : [];
        return { data: data as never[], total: data.length };
      },
      getCachedPage: async () => ({
        data: [
          { id: 1, customer_code: 'C-2', amount: 100 },
          { id: 2, customer_code: 'C-9', amount: 999 },
        ],
        total: 2,
      }),
    },
  });
};

it('the trend of a report is beside that of the promotion it is compared with', async () => {
  renderTrend('?compare=P-2', {
    start_date: '2020-05-01',
    end_date: '2020-06-30',
    lines: [{ customer_code: 'C-2' }],
  });
  const sentence = await screen.findByText(/rispetto a «Natale»/);
  expect(sentence).toHaveTextContent(
    'aprile 2026: 150,00 €, +50,0% rispetto a «Natale» in maggio 2020 (100,00 €)',
  );
  expect(screen.getByText('I mesi sono affiancati dall’inizio di ogni promozione.')).toBeVisible();
  const table = screen.getByRole('table', { name: /con quello di «Natale»/ });
  expect(within(table).getByRole('row', { name: /aprile 2026/ })).toHaveTextContent(
    'maggio 2020: 100,00 €',
  );
});

it.each([
  ['not compared', '', { start_date: '2020-05-01', end_date: '2020-06-30' }],
  ['compared with a report that cannot be seen', '?compare=P-2', null],
])('the trend of a report that is %s is beside the year before', async (_, query, other) => {
  renderTrend(query, other);
  expect(await screen.findByText(/nessun confronto con aprile 2025/)).toBeVisible();
  expect(screen.queryByText(/ancora mesi interi/)).toBeNull();
});

it('a promotion without whole months is not compared', async () => {
  renderTrend('?compare=P-2', { start_date: '2999-06-01', end_date: '2999-06-30' });
  expect(
    await screen.findByText('«Natale» non ha ancora mesi interi da confrontare.'),
  ).toBeVisible();
  expect(screen.getByText(/nessun confronto con aprile 2025/)).toBeVisible();
});

it('promotions of one length are compared, but more customers are neither better nor worse', async () => {
  const [customers, , achieved] = await changes('2026-03-31');
  expect(screen.queryByText(/non durano lo stesso/)).toBeNull();
  expect(achieved).not.toBe(customers);
});

it('what a longer promotion achieves is neither better nor worse', async () => {
  const [customers, , achieved] = await changes('2026-04-30');
  expect(
    screen.getByText('Le due promozioni non durano lo stesso: 91 giorni e 120 giorni.'),
  ).toBeVisible();
  expect(achieved).toBe(customers);
});

it.each([
  [
    'it',
    '2026-05-31',
    'finora, 61 giorni su 91',
    'Una delle due promozioni non è ancora finita: la variazione in percentuale non è mostrata.',
  ],
  [
    'en',
    '2026-05-31',
    'so far, 61 of 91 days',
    'One of the two promotions is not over yet: the change in percent is not shown.',
  ],
  [
    'it',
    '2026-03-01',
    'finora, 0 giorni su 91',
    'Le due promozioni non sono ancora finite: la variazione in percentuale non è mostrata.',
  ],
] as const)(
  'a promotion that is not over is compared without changes in percent, in %s on %s',
  async (language, day, soFar, warning) => {
    vi.useFakeTimers({ now: new Date(`${day}T12:00:00Z`), toFake: ['Date'] });
    vi.stubGlobal('fetch', async () => Response.json({ data: { report: OTHER } }));
    const own = { id: 'P1', code: 'P-1', start_date: '2026-04-01', end_date: '2026-06-30' };
    const other = { id: 'P2', code: 'P-2', start_date: '2026-01-01', end_date: '2026-03-31' };
    renderForm({
      path: '/promotion-report/company/list?compare=P-2',
      name: 'company-report',
      view: null,
      list: <ReportFigures report={REPORT} promotion={own} measured={MEASURED as never} />,
      provider: {
        getList: async (name) => {
          const data = name === 'promotion' ? [own, other] : [];
          return { data: data as never[], total: data.length };
        },
      },
      words: createI18nProvider(language, consoleCatalogue[language]),
    });
    expect(await screen.findByText(warning)).toBeVisible();
    const table = screen.getByRole('table');
    expect(within(table).getByText(soFar)).toBeVisible();
    expect(table).not.toHaveTextContent(/%|Variazione|Change/);
  },
);

it('a promotion concluded before its last day is over', async () => {
  vi.useFakeTimers({ now: new Date('2026-05-31T12:00:00Z'), toFake: ['Date'] });
  expect(isUnderWay({ end_date: '2026-06-30', status: 'concluded' }, today())).toBe(false);
  expect(isUnderWay({ end_date: '2026-05-31' }, today())).toBe(true);
});
