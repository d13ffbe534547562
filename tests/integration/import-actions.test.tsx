import { fireEvent, screen } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { CheckState } from '@/imports/check/check-state';
import { mayHaveStored } from '@/imports/send/may-have-stored';
import { WIRE_FORM } from '@/imports/read/read-file';
import type { Unsent } from '@/imports/send/file-upload';
import { SendActions } from '@/imports/send/SendActions';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();
beforeEach(() => onSend.mockClear());

const CHECK = {
  rows: 3,
  failedRows: 0,
  repeatedRows: 0,
  leftOutRows: 0,
  undoable: 0,
  kinds: [],
  warnings: [],
  readings: [],
  constants: {},
  inherited: [],
  inheritable: [],
  form: WIRE_FORM,
  fingerprint: 'f',
} as unknown as CheckState;

const onSend = vi.fn<(file: File, fingerprint: string | undefined, unsent: Unsent) => void>();

/** @param meanwhile what differs in the worker from the state shown */
const open = (
  check: Partial<CheckState>,
  isCompared: boolean,
  meanwhile: Partial<CheckState> = {},
) =>
  renderForm({
    path: '/promotion/list',
    name: 'promotion',
    view: null,
    provider: {},
    list: (
      <SendActions
        file={new File(['chosen'], 'clienti.csv')}
        onSend={onSend}
        checked={{
          check: { ...CHECK, ...check },
          bench: {
            state: async () => ({ ...CHECK, ...check, ...meanwhile }),
            write: async () => new Blob(['written']),
          },
          isAsNamed: true,
          waiting: [],
          unseen: [],
          leftOut: [],
          isCompared,
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
  ['the chosen file without a correction', {}, 'chosen', 'f'],
  ['a correction that is still under way', { undoable: 1 }, 'written', undefined],
])('the sent file is %s', async (_, meanwhile, text, fingerprint) => {
  open({}, true, meanwhile);
  fireEvent.click(await screen.findByRole('button', { name: 'Importa 3 righe' }));
  await vi.waitFor(() => expect(onSend).toHaveBeenCalled());
  const [sent, known] = onSend.mock.lastCall ?? [];
  expect([await sent?.text(), known]).toEqual([text, fingerprint]);
});

it('the button of the whole file says what comes of its rows with errors', async () => {
  open({ failedRows: 2 }, true);
  const whole = await screen.findByRole('button', { name: 'Importa tutto il file' });
  expect(whole).toHaveAccessibleDescription(/comprende le 2 righe con errori: il server può/);
});

it.each([
  [{ rows: 2, succeeded: 0, failed: 2 }, false],
  [{ rows: 2, failed: 2 }, false],
  [{ rows: 2, succeeded: 1, failed: 1 }, true],
  [{ message: 'File importato' }, true],
])('earlier values are offered only where rows may be stored: %o', (outcome, may) => {
  expect(mayHaveStored(outcome)).toBe(may);
});
