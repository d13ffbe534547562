import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { dayText } from '@/core/days';
import { Calendar } from '@/pages/calendar/Calendar';
import { addDays } from '@/pages/calendar/days';
import { promotionCodec } from '@/resources/promotion/promotion.codec';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

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

it.each(['month', 'week', 'agenda'])(
  'a promotion concluded before its end is not under way in the %s',
  async (view) => {
    renderForm({
      path: `/promotion/list?view=${view}`,
      name: 'promotion',
      view: null,
      list: <Calendar />,
      provider: {
        getList: async (name) => {
          const data = name === 'promotion' ? PROMOTIONS : [];
          return { data: data as never[], total: data.length };
        },
      },
    });
    const strip = await screen.findByText('In corso', { selector: 'button[aria-expanded]' });
    await waitFor(() => expect(strip).toBeEnabled());
    expect(strip).toHaveTextContent('In corso1Natale');
    const runs = screen.queryAllByText(/^\d+ in corso$/).map(({ textContent }) => textContent);
    expect(new Set(runs)).toEqual(new Set(view === 'agenda' ? [] : ['1 in corso']));
  },
);
