import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleForm } from 'react-admin';
import * as z from 'zod';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { isHexColor } from '@/core/color';
import { formResolver } from '@/kit/form-state/resolver';
import { ColorInput } from '@/kit/inputs/ColorInput';
import { renderForm } from '../support/render-form';

const save = vi.fn();
const rule = z.object({
  description: z.string('validation.required').refine(isHexColor, 'validation.color'),
});

/** A form of one colour, in the place of a field that has a name in the catalogue. */
const open = (color?: string) =>
  renderForm({
    path: '/company/create',
    name: 'company',
    view: (
      <SimpleForm
        record={{ description: color }}
        resolver={formResolver(rule, () => ({}))}
        mode="onTouched"
        onSubmit={save}
      >
        <ColorInput
          source="description"
          backgrounds={[{ label: 'il bianco', color: '#ffffff' }]}
          helperText="Per i titoli"
        />
      </SimpleForm>
    ),
    provider: {},
  });

const field = () => screen.findByRole('textbox', { name: 'Descrizione' });

afterEach(() => {
  cleanup();
  save.mockReset();
});

describe('the colour of a form', () => {
  it('is typed, measured, written in one way and sent', async () => {
    const user = userEvent.setup();
    open();
    expect(screen.queryByText(/Contrasto/)).toBeNull();
    await user.type(await field(), '#FE0');
    expect(
      screen.getByText('Contrasto con il bianco: 1,2:1, sotto il minimo di 4,5:1'),
    ).toBeVisible();
    await user.tab();
    expect(await field()).toHaveValue('#ffee00');
    await user.click(screen.getByRole('button', { name: /Salva/ }));
    await vi.waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ description: '#ffee00' }));
  });

  it('is taken without its #, and in sight as it is typed until it is left', async () => {
    const user = userEvent.setup();
    open();
    await user.type(await field(), 'FFEE00');
    expect(await field()).toHaveValue('FFEE00');
    expect(screen.getByText(/Contrasto con il bianco: 1,2:1/)).toBeVisible();
    await user.tab();
    expect(await field()).toHaveValue('#ffee00');
    await user.click(screen.getByRole('button', { name: /Salva/ }));
    await vi.waitFor(() => expect(save.mock.calls[0]?.[0]).toEqual({ description: '#ffee00' }));
  });

  it('is refused in the words of its rule, and stays as it was typed', async () => {
    const user = userEvent.setup();
    open('#112233');
    expect(await screen.findByText('Contrasto con il bianco: 16,1:1')).toBeVisible();
    expect(screen.getByText('Per i titoli')).toBeVisible();
    await user.clear(await field());
    await user.type(await field(), 'url(x)');
    await user.tab();
    expect(
      await screen.findByText('Inserisci un colore esadecimale, per esempio #3b5bdb'),
    ).toBeVisible();
    expect(await field()).toHaveValue('url(x)');
    expect(await field()).toHaveAttribute('aria-invalid', 'true');
    expect(save).not.toHaveBeenCalled();
  });

  it('is chosen from a palette that speaks the user’s language', async () => {
    const user = userEvent.setup();
    open('#ff0000');
    await user.click(
      await screen.findByRole('button', { name: 'Scegli dalla tavolozza: Descrizione' }),
    );
    const shade = await screen.findByRole('slider', { name: 'Saturazione e luminosità' });
    expect(shade).toHaveAttribute('aria-valuetext', 'Saturazione 100%, luminosità 100%');
    expect(screen.getByRole('slider', { name: 'Tinta' })).toHaveAttribute('aria-valuenow', '0');
  });
});
