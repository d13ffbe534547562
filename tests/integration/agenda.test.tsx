import NewsIcon from '@mui/icons-material/FeedOutlined';
import { cleanup, render, screen } from '@testing-library/react';
import { I18nContextProvider } from 'react-admin';
import { afterEach, expect, it } from 'vitest';
import { dayText } from '@/core/days';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { Agenda } from '@/pages/calendar/Agenda';
import { CalendarContext } from '@/pages/calendar/calendar-context';
import type { CalendarItem } from '@/pages/calendar/calendar-items';
import { addDays, periodOf, type Day } from '@/pages/calendar/days';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';

const TODAY = dayText(new Date());

const newsOf = (start: Day): CalendarItem => ({
  key: `news ${start}`,
  kind: 'news',
  record: { id: start },
  title: `News of ${start}`,
  start,
  end: start,
  isMovable: false,
  isDraft: false,
  companies: [],
});

const show = (from: Day, days: Day[]) =>
  render(
    <I18nContextProvider value={createI18nProvider('it', consoleCatalogue.it)}>
      <CalendarContext
        value={{
          lookOf: () => ({ word: () => 'News', solid: 'red', Icon: NewsIcon }) as never,
          newKinds: [],
          companyNames: new Map(),
          open: () => undefined,
          mayMove: async () => true,
        }}
      >
        <Agenda items={days.map(newsOf)} period={periodOf('agenda', from)} empty="empty" />
      </CalendarContext>
    </I18nContextProvider>,
  );

const headings = () => screen.getAllByRole('heading').map(({ textContent }) => textContent);

afterEach(cleanup);

it('today has its line among the days, also without items', () => {
  show(addDays(TODAY, -3), [addDays(TODAY, 2), addDays(TODAY, -2)]);
  expect(headings()).toHaveLength(3);
  expect(headings()[1]).toMatch(/^Oggi, /);
  expect(screen.getByText('Niente inizia o finisce oggi')).toBeTruthy();
});

it('today with items lists them, and is no line of other months', () => {
  show(TODAY, [TODAY]);
  expect(headings()).toEqual([expect.stringMatching(/^Oggi, /)]);
  expect(screen.queryByText('Niente inizia o finisce oggi')).toBeNull();
  cleanup();
  show(addDays(TODAY, 40), [addDays(TODAY, 41)]);
  expect(headings()).toEqual([expect.not.stringMatching(/^Oggi/)]);
});
