import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { ApiError } from '@/providers/http/api-error';
import { renderCalendar } from '../support/render-calendar';
import { signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

withoutSizes();
signInForEach();

/** Opens the calendar over a backend that cannot list the resources for which `fails` is true. */
const openCalendar = (view: string, fails: (name: string) => boolean) =>
  renderCalendar(view, (name) => {
    if (fails(name)) throw new ApiError('refused', 503);
    return [];
  });

const strip = () => screen.findByText('In corso', { selector: 'button[aria-expanded]' });
const nextWeek = () => screen.queryByRole('button', { name: /^Settimana prossima:/ });

describe('a calendar whose kinds cannot be read', () => {
  it.each(['month', 'week', 'agenda'])('counts nothing in the %s', async (view) => {
    openCalendar(view, () => true);
    await screen.findAllByText(/^Impossibile caricare: /);
    expect(await strip()).toHaveTextContent(/^In corso–$/);
    expect(nextWeek()).toBeNull();
    expect(screen.queryByText(/^Nessun elemento/)).not.toBeInTheDocument();
  });

  it('counts the kinds that were read', async () => {
    openCalendar('month', (name) => name === 'promotion');
    await screen.findByText('Impossibile caricare: Promozioni.');
    await waitFor(async () => expect(await strip()).toHaveTextContent(/^In corso0$/));
  });

  it.each(['month', 'week', 'agenda'])(
    'says it above the days of the %s, in place of a sum that lacks them',
    async (view) => {
      let isUp = false;
      openCalendar(view, (name) => name === 'promotion' && !isUp);
      const alert = await screen.findByRole('note', { name: 'Errore' });
      const line = (await strip()).parentElement;
      expect(line).toContainElement(alert);
      expect(nextWeek()).toBeNull();
      isUp = true;
      await userEvent.click(within(alert).getByRole('button', { name: 'Riprova' }));
      await waitFor(() => expect(nextWeek()).toHaveTextContent(/^Settimana prossima: 0 elementi$/));
      expect(line).toContainElement(nextWeek());
    },
  );

  it('says in the agenda that items may be missing', async () => {
    openCalendar('agenda', (name) => name === 'promotion');
    expect(
      await screen.findByText(
        'Impossibile caricare alcuni elementi: nessun altro in questo periodo',
      ),
    ).toBeVisible();
    expect(screen.queryByText(/^Nessun elemento/)).not.toBeInTheDocument();
  });

  it('names them in one alert, which reads them all again', async () => {
    const asked: string[] = [];
    let isUp = false;
    openCalendar('month', (name) => {
      asked.push(name);
      return !isUp && name !== 'news';
    });
    const alert = await screen.findByRole('note', { name: 'Errore' });
    await waitFor(() =>
      expect(within(alert).getByText(/^Impossibile caricare: /)).toHaveTextContent(
        /: .*Sondaggi, .*, Promozioni\.$/,
      ),
    );
    expect(alert).not.toHaveTextContent('News');
    // The choice of companies is read, too.
    const retried = asked.filter((name) => name !== 'news' && name !== 'company');
    asked.length = 0;
    isUp = true;
    await userEvent.click(within(alert).getByRole('button', { name: 'Riprova' }));
    await waitFor(() => expect(screen.queryByRole('note')).not.toBeInTheDocument());
    expect(asked).toEqual(retried);
  });
});
