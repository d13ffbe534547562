import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import { FormView } from '@/kit/form/FormView';
import { form } from '@/resources/location/location.form';
import { renderForm, signInForEach } from '../support/render-form';
import { withoutSizes } from '../support/without-sizes';

signInForEach();
withoutSizes();

const none = async () => ({ data: [], total: 0 });

it('a known region typed in other letters is taken over as the field is left, any other as typed', async () => {
  const user = userEvent.setup();
  renderForm({
    path: '/location/create',
    name: 'location',
    view: <FormView form={form} mode="create" />,
    provider: { getList: none, getMany: none },
  });
  const region = await screen.findByRole('combobox', { name: /^Regione/ });
  const leftWith = async (typed: string) => {
    await user.clear(region);
    await user.type(region, typed);
    expect(region).toHaveValue(typed);
    await user.tab();
    return (region as HTMLInputElement).value;
  };
  expect(await leftWith('lombardia')).toBe('Lombardia');
  expect(await leftWith(' VALLE D’AOSTA')).toBe("Valle d'Aosta");
  expect(await leftWith('emilia romagna')).toBe('Emilia-Romagna');
  expect(await leftWith('trentino-alto adige/sudtirol')).toBe('Trentino-Alto Adige/Südtirol');
  expect(await leftWith('ticino')).toBe('ticino');
});

it('a stored region in other letters stays until it is changed', async () => {
  const user = userEvent.setup();
  const data = { id: 'l1', code: 'S1', name: 'Sede', region: 'lombardia' };
  renderForm({
    path: '/location/edit/l1',
    name: 'location',
    view: <FormView form={form} mode="edit" />,
    provider: { getList: none, getMany: none, getOne: async () => ({ data }) as never },
  });
  const region = await screen.findByRole('combobox', { name: /^Regione/ });
  await user.click(region);
  await user.tab();
  expect(region).toHaveValue('lombardia');
});
