import { screen } from '@testing-library/dom';
import { expect, it } from 'vitest';
import { focusWrongInput } from '@/kit/form-errors/wrong-fields';

it('the first wrong input of each field takes the focus, not the group around it', () => {
  document.body.innerHTML = `
    <form aria-label="Modulo">
      <fieldset aria-invalid="true">
        <input type="checkbox" aria-invalid="true" aria-label="Agenti" disabled />
        <input type="checkbox" aria-invalid="true" aria-label="Clienti" />
        <input type="checkbox" aria-invalid="true" aria-label="Responsabili" />
      </fieldset>
      <input aria-invalid="true" aria-hidden="true" tabindex="-1" />
      <div role="group" aria-invalid="true">
        <input aria-invalid="true" aria-label="Opzione 1" />
      </div>
    </form>`;
  const sheet = screen.getByRole('form');
  const first = focusWrongInput(sheet);
  expect(screen.getByRole('checkbox', { name: 'Clienti' })).toHaveFocus();
  focusWrongInput(sheet, first);
  expect(screen.getByRole('textbox', { name: 'Opzione 1' })).toHaveFocus();
});
