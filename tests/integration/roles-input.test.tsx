import { cleanup, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SimpleForm } from 'react-admin';
import { afterEach, expect, it, vi } from 'vitest';
import { session } from '@/providers/session/session';
import { schema } from '@/resources/bo-user/bo-user.schema';
import { RolesInput } from '@/resources/bo-user/RolesInput';
import { formResolver } from '@/kit/form-state/resolver';
import { person } from '../support/people';
import { renderForm } from '../support/render-form';

const save = vi.fn();

const USER = {
  code: 'AG-1',
  firstname: 'Aldo',
  surname: 'Gallo',
  email: 'aldo@example.com',
  telephone: '+39 333 1234567',
  company_code: ['C-1'],
  location_code: ['L-1'],
};

const open = (roles: string[]) => {
  session.start('token', person(['admin']));
  renderForm({
    path: '/bo-user/create',
    name: 'bo-user',
    view: (
      <SimpleForm
        mode="onTouched"
        record={{ ...USER, roles }}
        resolver={formResolver(schema, () => ({}))}
        onSubmit={save}
      >
        <RolesInput source="roles" />
      </SimpleForm>
    ),
    provider: {},
  });
};

afterEach(() => {
  cleanup();
  session.end();
  save.mockReset();
});

it('shows a role that is none of the console’s, so that it can be taken out', async () => {
  const user = userEvent.setup();
  open(['agent', 'customer']);
  const foreign = await screen.findByRole('checkbox', { name: 'customer' });
  expect(foreign).toBeChecked();
  // Nothing else was changed: the form can be sent once the role it refuses is gone.
  await user.click(screen.getByRole('checkbox', { name: 'Responsabile di sede' }));
  await user.click(screen.getByRole('button', { name: /Salva/ }));
  expect(await screen.findByText('Ruolo non valido')).toBeVisible();
  const group = screen.getByRole('group', { name: 'Ruoli' });
  expect(group).toBeInvalid();
  expect(group).toHaveAccessibleDescription('Ruolo non valido');
  await user.click(foreign);
  await user.click(screen.getByRole('button', { name: /Salva/ }));
  await vi.waitFor(() =>
    expect(save.mock.calls[0]?.[0]).toEqual({ ...USER, roles: ['agent', 'site_manager'] }),
  );
});

it('is not wrong before the focus has left all its boxes', async () => {
  const user = userEvent.setup();
  open([]);
  const boxes = await screen.findAllByRole('checkbox');
  const group = screen.getByRole('group', { name: 'Ruoli' });
  boxes[0]?.focus();
  await user.tab();
  expect(boxes[1]).toHaveFocus();
  expect(group).toBeValid();
  boxes.at(-1)?.focus();
  await user.tab();
  await vi.waitFor(() => expect(group).toBeInvalid());
});
