import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, type GetOneParams } from 'react-admin';
import { expect, it } from 'vitest';
import { form } from '@/resources/award-option/award-option.form';
import { FormView } from '@/kit/form/FormView';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('another copy in the address opens its own form', async () => {
  const user = userEvent.setup();
  openCopyOf('c1');
  expect(await screen.findByDisplayValue('Miglior agente')).toBeVisible();
  await user.click(screen.getByText('the other copy'));
  expect(await screen.findByDisplayValue('Migliore sede')).toBeVisible();
  expect(screen.queryByDisplayValue('Miglior agente')).toBeNull();
  await user.click(screen.getByText('no copy'));
  await expect.poll(() => screen.queryByDisplayValue('Migliore sede')).toBeNull();
  expect(await screen.findByLabelText('Titolo', { selector: 'input' })).toHaveValue('');
});

it('what was typed into the first copy is asked about', async () => {
  const user = userEvent.setup();
  openCopyOf('c1');
  await user.type(await screen.findByDisplayValue('Miglior agente'), ' Roma');
  await user.click(screen.getByText('the other copy'));
  await user.click(await screen.findByRole('button', { name: 'Resta sulla pagina' }));
  expect(screen.getByDisplayValue('Miglior agente Roma')).toBeVisible();
  expect(window.location.hash).toBe('#/promotion/award-option/create?copy=c1');

  await expect.poll(() => screen.queryByRole('dialog')).toBeNull();
  await user.click(screen.getByText('the other copy'));
  await user.click(await screen.findByRole('button', { name: 'Esci senza salvare' }));
  expect(await screen.findByDisplayValue('Migliore sede')).toBeVisible();
  expect(screen.queryByText(/Ripristinare le modifiche/)).toBeNull();
});

const NAMES: Readonly<Record<string, string>> = { c1: 'Miglior agente', c2: 'Migliore sede' };

const openCopyOf = (id: string) =>
  renderForm({
    path: `/promotion/award-option/create?copy=${id}`,
    name: 'award-option',
    view: (
      <>
        <Link to="/award-option/create?copy=c2">the other copy</Link>
        <Link to="/award-option/create">no copy</Link>
        <FormView form={form} mode="create" />
      </>
    ),
    provider: { getOne: readOption as never },
  });

const readOption = async (_resource: string, { id }: GetOneParams) => ({
  data: { id, code: 'OPT', scope: 'overall', role: 'agent', title: NAMES[String(id)] },
});
