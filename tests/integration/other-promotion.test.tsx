import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReportFigures } from '@/resources/company-report/ReportFigures';
import { TrendCard } from '@/resources/company-report/TrendCard';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const REPORT = {
  promotion_code: 'P-1',
  company_code: 'A',
  company_name: 'Aurora Caffè',
  customers: 90,
  achieved_total: 150,
};
/** The turnovers of a promotion with one month to compare. */
const ONE_MONTH = {
  months: { first: 24_315, last: 24_315 },
  query: {
    isPending: false,
    isError: false,
    refetch: () => undefined,
    data: {
      compared: { first: 24_315, last: 24_315 },
      now: new Map(),
      before: new Map(),
      byMonth: { now: [new Map()], before: [new Map()] },
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

it.each([
  ['compared with another', '?compare=P-2', 1],
  ['not compared', '', 0],
])('the trend of a report that is %s', async (_, query, count) => {
  renderForm({
    path: `/promotion-report/company/list${query}`,
    name: 'company-report',
    view: null,
    list: <TrendCard code="P-1" lines={[]} yearBefore={ONE_MONTH as never} />,
    provider: {},
  });
  await screen.findByText('Andamento');
  const sentence = 'Solo di questa promozione, rispetto all’anno prima.';
  expect(screen.queryAllByText(sentence)).toHaveLength(count);
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
