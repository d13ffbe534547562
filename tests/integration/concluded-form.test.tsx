import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { PromotionEdit } from '@/resources/promotion/PromotionEdit';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const NOTE = /^Promozione conclusa: nessuno può più vincere\./;

it.each([
  ['that is concluded says so', 'concluded', 1],
  ['that is active has no such note', 'active', 0],
])('the form of a promotion %s', async (_, status, notes) => {
  const wire = {
    ...{ id: 'P1', code: 'P-1', title: 'Natale', award_type: 'reward', status },
    ...{ start_date: '2020-01-01', end_date: '2090-01-01', recipients: [], categories: [] },
  };
  renderForm({
    path: '/promotion/edit/P1/reward',
    name: 'promotion',
    view: <PromotionEdit />,
    provider: {
      getOne: async () => ({ data: { ...wire, ...promotionCodec.read(wire), id: 'P1' } as never }),
      getList: async () => ({ data: [], total: 0 }),
    },
  });
  await screen.findByLabelText(/^Titolo/, { selector: 'input' });
  expect(screen.queryAllByText(NOTE)).toHaveLength(notes);
});
