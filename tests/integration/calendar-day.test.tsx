import { render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { expect, it } from 'vitest';
import { dayText } from '@/core/days';
import { periodOf, VIEWS } from '@/pages/calendar/days';
import { useCalendarState } from '@/pages/calendar/useCalendarState';

const Shown = () => {
  const { state } = useCalendarState('month');
  const periods = VIEWS.map((view) => periodOf(view, state.day));
  return (
    <p>{`${state.day} ${periods.map(({ from, to }) => from.length + to.length).join(' ')}`}</p>
  );
};

it.each([
  ['2026-12-24', '2026-12-24'],
  ['9998-12-31', '9998-12-31'],
  ['9999-12-31', dayText(new Date())],
  ['0000-01-01', dayText(new Date())],
  ['2026-02-31', dayText(new Date())],
])('the calendar of %s shows the periods of %s', (date, day) => {
  render(
    <MemoryRouter initialEntries={[`/calendar?date=${date}`]}>
      <Shown />
    </MemoryRouter>,
  );
  expect(screen.getByText(`${day} 20 20 20`)).toBeTruthy();
});
