import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const WIRE = { id: '1', code: '1', title: 'Sconto', status: 'active', award_type: 'gift' };
const DAYS = { start_date: '2036-06-18', end_date: '2036-06-18' };
const SALE = { ...WIRE, ...promotionCodec.read({ ...WIRE, ...DAYS }), id: '1' };

it.each([
  ['the card of an item', 'button[data-item]'],
  ['the list of a day', 'button[data-list="2036-06-18"]'],
  ['the question for a day', 'button[aria-label="Vai al giorno"]'],
])('%s closes when the address becomes that of another period', async (_, selector) => {
  renderCalendar('month&date=2036-06-18', (name) => (name === 'promotion' ? [SALE] : []));
  await screen.findByText('Sconto', { selector: '.title' });
  const opener = document.querySelector<HTMLElement>(selector);
  if (opener) await userEvent.click(opener);
  await screen.findByRole('dialog');

  const before = window.location.hash;
  window.location.hash = before.replace('2036-06', '2036-07');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  window.location.hash = before;
  await screen.findByText('Sconto', { selector: '.title' });
  expect(screen.queryByRole('dialog')).toBeNull();
});
