import { screen, waitFor } from '@testing-library/react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { Calendar } from '@/pages/calendar/Calendar';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
beforeAll(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe = () => undefined;
      disconnect = () => undefined;
      unobserve = () => undefined;
    },
  );
});
afterAll(() => vi.unstubAllGlobals());

/** Opens the calendar over a backend that cannot list the resources for which `fails` is true. */
const openCalendar = (view: string, fails: (name: string) => boolean) =>
  renderForm({
    path: `/promotion/list?view=${view}`,
    name: 'promotion',
    view: null,
    list: <Calendar />,
    provider: {
      getList: async (name) => {
        if (fails(name)) throw new ApiError('refused', 503);
        return { data: [], total: 0 };
      },
    },
  });

const strip = () => screen.findByText('In corso', { selector: 'button[aria-expanded]' });
const nextWeek = () => screen.findByRole('button', { name: /^Settimana prossima:/ });

describe('a calendar whose kinds cannot be read', () => {
  it.each(['month', 'week', 'agenda'])('counts nothing in the %s', async (view) => {
    openCalendar(view, () => true);
    await screen.findAllByText(/^Impossibile caricare: /);
    expect(await strip()).toHaveTextContent(/^In corso–$/);
    expect(await nextWeek()).toHaveTextContent(/^Settimana prossima: –$/);
    expect(screen.queryByText(/^Nessun elemento/)).not.toBeInTheDocument();
  });

  it('counts the kinds that were read', async () => {
    openCalendar('month', (name) => name === 'promotion');
    await screen.findByText('Impossibile caricare: Promozioni.');
    await waitFor(async () => expect(await strip()).toHaveTextContent(/^In corso0$/));
    expect(await nextWeek()).toHaveTextContent(/^Settimana prossima: 0 elementi$/);
  });
});
