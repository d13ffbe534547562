import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PromotionEdit } from '@/resources/promotion/PromotionEdit';
import { signInForEach } from '../support/render-form';
import { renderPromotion } from '../support/render-promotion';

signInForEach();

const NOTE = /^Promozione conclusa: nessuno può più vincere\./;

it.each([
  ['that is concluded says so', 'concluded', 1],
  ['that is active has no such note', 'active', 0],
])('the form of a promotion %s', async (_, status, notes) => {
  renderPromotion(<PromotionEdit />, status);
  await screen.findByLabelText(/^Titolo/, { selector: 'input' });
  expect(screen.queryAllByText(NOTE)).toHaveLength(notes);
});
