import { screen, waitFor, within } from '@testing-library/react';
import type { RaRecord } from 'react-admin';
import { expect, it } from 'vitest';
import { dayText } from '@/core/days';
import { addDays } from '@/pages/calendar/days';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

withoutSizes();
signInForEach();

const TODAY = dayText(new Date());

const promotionOf = (id: string, more: object) => {
  const wire = { id, code: id, title: id, status: 'active', award_type: 'gift', ...more };
  return { ...wire, ...promotionCodec.read(wire), id };
};

const UNTIL_NEXT_MONTH = { start_date: addDays(TODAY, -40), end_date: addDays(TODAY, 40) };
const PROMOTIONS = [
  promotionOf('Natale', UNTIL_NEXT_MONTH),
  promotionOf('Estate', { ...UNTIL_NEXT_MONTH, status: 'concluded' }),
];

const openCalendar = (view: string, promotions: RaRecord[]) =>
  renderCalendar(view, (name) => (name === 'promotion' ? promotions : []));

it('the items under way are named whole, and those without room are counted', async () => {
  const titles = ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'].map((letter) => `Promozione ${letter}`);
  openCalendar(
    'month',
    titles.map((title) => promotionOf(title, UNTIL_NEXT_MONTH)),
  );
  const strip = await screen.findByText('In corso', { selector: 'button[aria-expanded]' });
  await waitFor(() => expect(strip).toBeEnabled());
  expect(strip).toHaveTextContent('Promozione F');
  expect(await within(strip).findByText('+2')).toBeVisible();
  expect(within(strip).getByTitle(titles.join(', '))).toBeVisible();
});

it.each(['month', 'week', 'agenda'])(
  'a promotion concluded before its end is not under way in the %s',
  async (view) => {
    openCalendar(view, PROMOTIONS);
    const strip = await screen.findByText('In corso', { selector: 'button[aria-expanded]' });
    await waitFor(() => expect(strip).toBeEnabled());
    expect(strip).toHaveTextContent('In corso1Natale');
    const runs = screen.queryAllByText(/^\d+ in corso$/).map(({ textContent }) => textContent);
    expect(new Set(runs)).toEqual(new Set(view === 'agenda' ? [] : ['1 in corso']));
  },
);
