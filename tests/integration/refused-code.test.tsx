import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { PromotionCreate } from '@/resources/promotion/PromotionCreate';
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

it('a code that the backend refuses leads to its step, with one alert until it is saved', async () => {
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
      update: vi
        .fn()
        .mockRejectedValueOnce(new ApiError('refused', 422, [taken], { code: taken }))
        .mockResolvedValue({ data: record }),
    },
  });
  fireEvent.click(await screen.findByLabelText('A saldo finale'));
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() => expect(window.location.hash).toContain('step=essentials'));
  expect(await screen.findByLabelText(/^Codice/)).toBeInvalid();
  expect(alerts.snapshot().visible.map(({ message }) => message)).toEqual([taken]);

  fireEvent.change(screen.getByLabelText(/^Codice/), { target: { value: 'P-2' } });
  fireEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await waitFor(() =>
    expect(alerts.snapshot().visible.map(({ message }) => message)).toEqual(['form.saved']),
  );
});

const newPromotion = (getList: () => Promise<{ data: never[]; total: number }>) =>
  renderForm({
    path: '/promotion/create',
    name: 'promotion',
    view: <PromotionCreate />,
    provider: { getList, getMany: async () => ({ data: [] }) },
  });

const fillIn = async (code: string) => {
  const type = (label: RegExp, value: string) =>
    fireEvent.change(screen.getByLabelText(label), { target: { value } });
  fireEvent.change(await screen.findByLabelText(/^Codice/), { target: { value: code } });
  type(/^Titolo/, 'Natale in città');
  type(/^Descrizione/, 'Regali');
  type(/^Inizio/, '01/11/2030');
  type(/^Fine/, '31/12/2030');
  type(/^Massimo per cliente/, '0');
};

const FOUND = [
  { ...WIRE, id: 'P2', code: 'P-10', title: 'Con un codice più lungo' },
  { ...WIRE, id: 'P1' },
] as never[];

it('a new promotion whose code is taken stays on its first step, until it has another code', async () => {
  const getList = vi.fn(async () => ({ data: FOUND, total: FOUND.length }));
  newPromotion(getList);
  await fillIn('P-1');
  fireEvent.blur(screen.getByLabelText(/^Codice/));
  const taken = 'Codice già usato da «Natale»';
  expect(await screen.findByText(taken)).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Continua' }));
  await waitFor(() => expect(screen.getByLabelText(/^Codice/)).toHaveFocus());
  expect(window.location.hash).not.toContain('step=award');
  expect(getList).toHaveBeenCalledTimes(1);

  fireEvent.change(screen.getByLabelText(/^Codice/), { target: { value: 'P-11' } });
  await waitFor(() => expect(screen.queryByText(taken)).toBeNull());
  fireEvent.click(screen.getByRole('button', { name: 'Continua' }));
  await waitFor(() => expect(window.location.hash).toContain('step=award'));
});

it('a code that cannot be looked up keeps nobody on the first step', async () => {
  newPromotion(() => Promise.reject(new ApiError('refused', 500)));
  await fillIn('P-1');
  fireEvent.click(screen.getByRole('button', { name: 'Continua' }));
  await waitFor(() => expect(window.location.hash).toContain('step=award'));
});
