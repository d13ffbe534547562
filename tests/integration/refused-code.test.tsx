import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { PromotionEdit } from '@/resources/promotion/PromotionEdit';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { alerts } from '@/ui/alerts/alert-store';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const WIRE = {
  id: 'P1',
  code: 'P-1',
  title: 'Natale',
  description: 'Regali',
  status: 'active',
  start_date: '2030-11-01',
  end_date: '2030-12-31',
  image: 'https://example.com/a.png',
  award_type: 'gift',
  payout_type: 'upon_delivery',
  max_per_client: 0,
  company_quotas: [{ company_code: 'A', quota: 0 }],
  recipients: ['agents'],
  categories: [],
};

it('a code that the backend refuses leads to its step, with one alert', async () => {
  const taken = 'Questo valore è già in uso';
  const record = { ...WIRE, ...promotionCodec.read(WIRE), id: 'P1' };
  renderForm({
    path: '/promotion/edit/P1/gift?step=award',
    name: 'promotion',
    view: <PromotionEdit />,
    provider: {
      getOne: async () => ({ data: record as never }),
      getList: async () => ({ data: [], total: 0 }),
      getMany: async () => ({ data: [] }),
      update: async () => {
        throw new ApiError('refused', 422, [taken], { code: taken });
      },
    },
  });
  fireEvent.click(await screen.findByLabelText('A saldo finale'));
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(window.location.hash).toContain('step=essentials'));
  expect(await screen.findByLabelText(/^Codice/)).toBeInvalid();
  expect(alerts.snapshot().visible.map(({ message }) => message)).toEqual([taken]);
});
