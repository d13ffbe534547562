import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it, vi } from 'vitest';
import * as z from '@/core/zod';
import { email } from '@/core/schema/text';
import { RecordCreate } from '@/kit/form/RecordCreate';
import { EmailInput } from '@/kit/inputs/EmailInput';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('an address with an accent before the @ gives a warning and is sent', async () => {
  const create = vi.fn(async (_: string, { data }: { data: object }) => ({
    data: { ...data, id: 'u1' },
  }));
  renderForm({
    path: '/bo-user/create',
    name: 'bo-user',
    view: (
      <RecordCreate schema={z.object({ email: email() })} defaults={{ email: '' }}>
        <EmailInput source="email" />
      </RecordCreate>
    ),
    provider: { create: create as never },
  });
  const input = await screen.findByRole('textbox', { name: /^Email/ });
  await userEvent.type(input, 'peppi@bar.it');
  expect(input).toHaveAccessibleDescription('Per esempio nome@azienda.it');
  await userEvent.clear(input);
  await userEvent.type(input, 'peppì@bar.it');
  expect(input).toHaveAccessibleDescription(/^Caratteri insoliti prima della @/);
  await userEvent.click(screen.getByRole('button', { name: 'Salva' }));
  await vi.waitFor(() => expect(create.mock.lastCall?.[1].data).toEqual({ email: 'peppì@bar.it' }));
});
