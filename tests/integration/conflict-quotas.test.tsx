import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { ApiError } from '@/providers/http/api-error';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { PromotionEdit } from '@/resources/promotion/PromotionEdit';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const MINE = {
  id: 'P1',
  code: 'P-1',
  title: 'Natale',
  description: 'Panettoni',
  image: 'https://example.com/a.png',
  award_type: 'reward',
  payout_type: 'upon_delivery',
  max_per_client: 0,
  status: 'active',
  start_date: '2020-01-01',
  end_date: '2090-01-01',
  recipients: ['agents'],
  categories: [],
  company_quotas: [{ company_code: 'AURORA', quota: 200 }],
  updated_at: '2026-01-01T00:00:00.000Z',
};
/** Another person has added a company without a limit. */
const THEIRS = {
  ...MINE,
  company_quotas: [...MINE.company_quotas, { company_code: 'MONVISO', quota: 0 }],
  updated_at: '2026-02-02T00:00:00.000Z',
};
const COMPANIES = [
  { id: 'K1', company_code: 'AURORA', company_name: 'Aurora Caffè S.p.A.' },
  { id: 'K2', company_code: 'MONVISO', company_name: 'Monviso Ricambi S.p.A.' },
];

it.each([
  ['it', 'Titolo', 'Salva', 'Aziende e quote', 'Nessun limite'],
  ['en', 'Title', 'Save', 'Companies and quotas', 'No limit'],
] as const)('the quotas in a conflict have names and numbers: %s', async (...one) => {
  const [locale, title, save, companies, noLimit] = one;
  let stored: typeof MINE = MINE;
  renderForm({
    path: '/promotion/edit/P1/reward',
    name: 'promotion',
    view: <PromotionEdit />,
    words: createI18nProvider(locale, consoleCatalogue[locale]),
    provider: {
      getOne: async () => ({
        data: { ...stored, ...promotionCodec.read(stored), id: 'P1' } as never,
      }),
      getList: async (name) => {
        const data = name === 'company' ? COMPANIES : [];
        return { data: data as never[], total: data.length };
      },
      update: async () => {
        throw new ApiError('refused', 409, ['Modificato da altri']);
      },
    },
  });
  const input = await screen.findByLabelText(new RegExp(`^${title}`), { selector: 'input' });
  fireEvent.change(input, { target: { value: 'Natale al bar' } });
  fireEvent.blur(input);
  stored = THEIRS;
  fireEvent.click(await screen.findByText(save, { selector: 'button' }));
  const label = await screen.findByRole('rowheader', { name: companies });
  const values = () =>
    [...(label.parentElement?.querySelectorAll('td') ?? [])].map(({ innerHTML }) =>
      innerHTML.replaceAll('</div><div>', ', ').replaceAll(/<[^>]*>/g, ''),
    );
  await waitFor(() =>
    expect(values().slice(0, 2)).toEqual([
      'Aurora Caffè S.p.A.: 200',
      `Aurora Caffè S.p.A.: 200, Monviso Ricambi S.p.A.: ${noLimit}`,
    ]),
  );
});
