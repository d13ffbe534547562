import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { session } from '@/providers/session/session';
import { ReportFigures } from '@/resources/company-report/ReportFigures';
import { person } from '../support/people';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const REPORT = { promotion_code: 'P-1', company_code: 'A', awards_earned: 12 };
const MEASURED = { parts: undefined, isPending: false, isFailed: false, refetch: () => undefined };

/** Awards that a company may still give, with the note below. */
const left = async (scene: Scene) => {
  open(scene);
  const label = await screen.findByText('Premi ancora disponibili');
  const fact = label.parentElement as HTMLElement;
  await waitFor(() => expect(fact.querySelector('.MuiSkeleton-root')).toBeNull());
  return fact.textContent?.replace('Premi ancora disponibili', '');
};

const open = ({ gifts, quota, type = 'gift', status = 'active' }: Scene) => {
  const promotion = {
    status,
    id: 'P1',
    code: 'P-1',
    award_type: type,
    company_quotas: [{ company_code: 'A', quota }],
  };
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: <ReportFigures report={REPORT} promotion={promotion} measured={MEASURED as never} />,
    provider: {
      getList: async (name) => {
        const data = name === type ? Array.from({ length: gifts }, (_, id) => ({ id })) : [];
        return { data: data as never[], total: data.length };
      },
    },
  });
};

type Scene = { gifts: number; quota: number; type?: string; status?: string };

it.each([
  ['a quota', { gifts: 2, quota: 50 }, '38'],
  ['no limit', { gifts: 2, quota: 0 }, 'Nessun limite'],
  ['a quota, without gifts', { gifts: 0, quota: 50 }, 'NessunoLa promozione non ha regali'],
  [
    'no limit, without rewards',
    { gifts: 0, quota: 0, type: 'reward' },
    'NessunoLa promozione non ha ricompense',
  ],
])('a report of a promotion with %s tells what can still be won', async (_, scene, words) => {
  expect(await left(scene)).toBe(words);
});

it.each([
  ['a company manager of the company', 'company_manager', ['A'], true],
  ['a company manager of another company', 'company_manager', ['B'], false],
  ['an agent of the company', 'agent', ['A'], false],
] as const)(
  '%s sees the awards left only of all customers',
  async (_, role, companies, isShown) => {
    session.start('token', { ...person([role]), companyCodes: [...companies] });
    open({ gifts: 2, quota: 50 });
    await screen.findByText('Premi maturati');
    expect(screen.queryByText('Premi ancora disponibili') !== null).toBe(isShown);
  },
);

it('a concluded promotion has no awards left', async () => {
  open({ gifts: 2, quota: 50, status: 'concluded' });
  await screen.findByText('Premi maturati');
  expect(screen.queryByText('Premi ancora disponibili')).toBeNull();
});
