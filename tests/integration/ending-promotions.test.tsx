import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { dayText } from '@/core/days';
import { addDays } from '@/pages/calendar/days';
import { EndingPromotions } from '@/resources/promotion/EndingPromotions';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it.each([
  ['soon', 10],
  ['later', 60],
])('promotions that end %s are listed, five of them at most', async (_, days) => {
  const data = Array.from({ length: 7 }, (_each, at) => ({
    id: String(at),
    title: `Promozione ${at}`,
    status: 'active',
    end_date: addDays(dayText(new Date()), days + at),
  }));
  const page = async () => ({ data: data as never[], total: data.length });
  renderForm({
    path: '/promotion/list',
    name: 'promotion',
    view: null,
    list: <EndingPromotions />,
    provider: { getCachedPage: page, getList: page },
  });
  await screen.findByText('Promozione 0');
  expect(screen.getAllByText(/^Promozione \d$/).map(({ textContent }) => textContent)).toEqual(
    [0, 1, 2, 3, 4].map((at) => `Promozione ${at}`),
  );
});
