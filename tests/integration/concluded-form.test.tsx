import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { StateNote } from '@/domain/promotion/StateNote';
import { PromotionEdit } from '@/resources/promotion/PromotionEdit';
import { renderForm, signInForEach } from '../support/render-form';
import { renderPromotion } from '../support/render-promotion';

signInForEach();

const NOTE = /^Promozione conclusa: nessuno può più vincere,/;

it.each([
  ['that is concluded says so', 'concluded', 1],
  ['that is active has no such note', 'active', 0],
])('the form of a promotion %s', async (_, status, notes) => {
  renderPromotion(<PromotionEdit />, status);
  await screen.findByLabelText(/^Titolo/, { selector: 'input' });
  expect(screen.queryAllByText(NOTE)).toHaveLength(notes);
});

const OVER = { id: 'P1', code: 'P-1', title: 'Natale', award_type: 'gift', end_date: '2020-09-30' };

it.each([
  ['whose end is past has the button that concludes it', { status: 'active', state: 'over' }, 1],
  ['that runs has no such button', { status: 'active', state: 'active' }, 0],
  ['that is concluded has no such button', { status: 'concluded', state: 'concluded' }, 0],
])('the note of a promotion %s', async (_, more, buttons) => {
  renderForm({
    path: '/promotion/edit/P1/gift',
    name: 'promotion',
    view: <StateNote promotion={{ ...OVER, ...more }} />,
    provider: {},
  });
  expect(screen.queryAllByRole('button', { name: 'Concludi promozione' })).toHaveLength(buttons);
  expect(screen.queryAllByText('Da concludere: è finita il 30 set 2020.')).toHaveLength(buttons);
});
