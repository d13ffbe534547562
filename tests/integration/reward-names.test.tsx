import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { AddressParamsProvider } from '@/app/views/AddressParamsProvider';
import { RecordEdit } from '@/kit/form/RecordEdit';
import { reward } from '@/resources/reward/reward.definition';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it.each([
  [{ type: 'money_fixed', amount: 5 }, 'Importo fisso · 5,00\u00a0€'],
  [{ type: 'money_percent', percent: 2.5 }, 'Percentuale in denaro · 2,5% del fatturato'],
  [{ type: 'super_prize', prize_title: 'Viaggio' }, 'Super premio · Viaggio'],
])('a reward is named by its type and worth: %j', async (fields, name) => {
  const user = userEvent.setup();
  const view = (
    <AddressParamsProvider of={reward}>
      <RecordEdit id="R1" schema={z.looseObject({})} defaults={{}}>
        {null}
      </RecordEdit>
    </AddressParamsProvider>
  );
  renderForm({
    path: '/promotion/edit/p1/reward/list',
    name: 'reward',
    view: null,
    list: view,
    provider: {
      getOne: async () => ({ data: { id: 'R1', promotion_id: 'p1', ...fields } }) as never,
    },
  });
  const heading = await screen.findByRole('heading', { level: 1 });
  expect(heading.textContent).toBe(name);
  await user.click(screen.getByRole('button', { name: 'Altre azioni' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Elimina' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog).toHaveAccessibleName(`Eliminare ${name}?`);
});
