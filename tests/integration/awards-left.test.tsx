import { screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ReportFigures } from '@/resources/company-report/ReportFigures';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const REPORT = { promotion_code: 'P-1', company_code: 'A', awards_earned: 12 };
const MEASURED = { parts: undefined, isPending: false, isFailed: false, refetch: () => undefined };

/** Awards that a company may still give, with the note below. */
const left = async ({ gifts, quota, type = 'gift' }: Scene) => {
  const promotion = {
    ...{ id: 'P1', code: 'P-1', award_type: type },
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
  const label = await screen.findByText('Premi ancora disponibili');
  const fact = label.parentElement as HTMLElement;
  await waitFor(() => expect(fact.querySelector('.MuiSkeleton-root')).toBeNull());
  return fact.textContent?.replace('Premi ancora disponibili', '');
};

type Scene = { gifts: number; quota: number; type?: string };

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
