import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import type { CheckState } from '@/imports/check/check-state';
import { mayHaveStored } from '@/imports/send/may-have-stored';
import { SendActions } from '@/imports/send/SendActions';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const CHECK = {
  ...{ rows: 3, failedRows: 0, repeatedRows: 0, undoable: 0, kinds: [], doubts: [] },
  ...{ readings: [], constants: {} },
} as unknown as CheckState;

const open = (check: Partial<CheckState>, isCompared: boolean) =>
  renderForm({
    ...{ path: '/promotion/list', name: 'promotion', view: null, provider: {} },
    list: (
      <SendActions
        file={new File([''], 'clienti.csv')}
        onSend={() => undefined}
        checked={{
          check: { ...CHECK, ...check },
          bench: { write: async () => new Blob() },
          ...{ isAsNamed: true, waiting: [], unseen: [], leftOut: [], isCompared },
        }}
      />
    ),
  });

it.each([
  [{}, 'Importa 3 righe'],
  [{ failedRows: 1 }, 'Importa 2 righe valide'],
])('rows are sent only once they are compared: %o', async (check, name) => {
  open(check, false);
  const button = await screen.findByRole('button', { name });
  expect(button.hasAttribute('disabled')).toBe(true);
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toContain('appena il confronto con i dati esistenti è finito');
});

it('compared rows can be sent', async () => {
  open({}, true);
  const button = await screen.findByRole('button', { name: 'Importa 3 righe' });
  expect(button.hasAttribute('disabled')).toBe(false);
});

it.each([
  [{ rows: 2, succeeded: 0, failed: 2 }, false],
  [{ rows: 2, failed: 2 }, false],
  [{ rows: 2, succeeded: 1, failed: 1 }, true],
  [{ message: 'File importato' }, true],
])('earlier values are offered only where rows may be stored: %o', (outcome, may) => {
  expect(mayHaveStored(outcome)).toBe(may);
});
