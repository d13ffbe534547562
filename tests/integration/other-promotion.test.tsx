import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { ReportFigures } from '@/resources/company-report/ReportFigures';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const REPORT = { promotion_code: 'P-1', company_code: 'A', customers: 90, achieved_total: 150 };
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
