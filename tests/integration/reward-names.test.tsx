import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { expect, it } from 'vitest';
import * as z from 'zod';
import { AddressParamsProvider } from '@/app/views/AddressParamsProvider';
import { RecordEdit } from '@/kit/form/RecordEdit';
import { additionalAward } from '@/resources/additional-award/additional-award.definition';
import { reward } from '@/resources/reward/reward.definition';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const AWARD = '/promotion/edit/p1/reward/additional-award/edit/R1';

it.each([
  [{ type: 'money_fixed', amount: 5 }, 'Importo fisso · 5,00\u00a0€', reward],
  [{ type: 'money_percent', percent: 2.5 }, 'Percentuale in denaro · 2,5% del fatturato', reward],
  [{ type: 'super_prize', prize_title: 'Viaggio' }, 'Super premio · Viaggio', reward],
  [{ reward_amount: 250 }, 'Premio aggiuntivo · 250,00\u00a0€', additionalAward],
  [{ reward_amount: null }, 'Premio aggiuntivo', additionalAward],
])(
  'a record without a title is named by its type and worth: %j',
  async (fields, name, definition) => {
    const user = userEvent.setup();
    const view = (
      <AddressParamsProvider of={definition}>
        <RecordEdit id="R1" schema={z.looseObject({})} defaults={{}}>
          {null}
        </RecordEdit>
      </AddressParamsProvider>
    );
    renderForm({
      path: definition === reward ? '/promotion/edit/p1/reward/list' : AWARD,
      name: definition.name,
      view: definition === reward ? null : view,
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
  },
);
