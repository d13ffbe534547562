import { fireEvent, screen, waitFor } from '@testing-library/react';
import { expect, it } from 'vitest';
import { PromotionCreate } from '@/resources/promotion/PromotionCreate';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it('a field of a refused step is right as soon as it is answered', async () => {
  renderForm({
    path: '/promotion/create?step=award',
    name: 'promotion',
    view: <PromotionCreate />,
    provider: { getList: async () => ({ data: [], total: 0 }) },
  });
  fireEvent.click(await screen.findByRole('button', { name: 'Continua' }));
  expect(await screen.findByRole('button', { name: '3 campi da correggere' })).toBeVisible();
  fireEvent.click(screen.getByLabelText('Regali'));
  await waitFor(() => expect(screen.getAllByText('Campo obbligatorio')).toHaveLength(1));
  expect(screen.getByRole('button', { name: '2 campi da correggere' })).toBeVisible();
  fireEvent.click(screen.getByLabelText('Alla consegna'));
  await waitFor(() => expect(screen.queryByText('Campo obbligatorio')).toBeNull());
  expect(screen.getByRole('button', { name: '1 campo da correggere' })).toBeVisible();
});
