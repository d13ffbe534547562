import { screen } from '@testing-library/react';
import type { ComponentProps } from 'react';
import { expect, it, vi } from 'vitest';
import type { CheckState } from '@/imports/check/check-state';
import { correctionsFor } from '@/imports/correct/correction';
import { CorrectionBar } from '@/imports/correct/CorrectionBar';
import { Issues } from '@/imports/correct/Issues';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

const KEPT = 'Le correzioni restano anche se ricarichi la pagina.';
const LOST = 'Se ricarichi la pagina, le correzioni vanno perse.';

it.each([
  ['errors were corrected', true, 'Tutti gli errori sono corretti.', true, KEPT],
  ['only a reading was chosen', false, 'Nessun errore nel file.', false, LOST],
])('a file without errors says so, where %s', async (_, hadErrors, sentence, isKept, note) => {
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    provider: {},
    list: (
      <CorrectionBar
        issues={0}
        cells={null}
        corrections={[]}
        hadErrors={hadErrors}
        isKept={isKept}
        undoable={1}
        redoable={0}
        onCorrect={() => undefined}
        onUndo={() => undefined}
        onRedo={() => undefined}
      />
    ),
  });
  await screen.findByRole('button', { name: 'Annulla' });
  expect(screen.getByText(/errore|errori/)).toHaveTextContent(sentence);
  expect(screen.getByText(note)).toBeVisible();
});

it.each([
  ['a code', {}, ['trim']],
  ['an amount', { kind: 'number' }, ['trim', 'number']],
  ['a day', { kind: 'day' }, ['trim', 'day']],
  ['a value of a list', { kind: 'choice' }, ['trim']],
  ['a telephone number', { isPhone: true }, ['trim', 'phone']],
] as const)('the corrections fit %s', (_, column, corrections) => {
  expect(correctionsFor({ isPhone: false, ...column })).toEqual(corrections);
});

const USE_ONE = 'o usa lo stesso valore per tutte le righe';

it.each([
  ['that records share may have one value in all rows', 'company_code', true],
  ['of unique values must be one of the columns', 'email', false],
])('a column the file lacks %s', async (_, column, mayBeShared) => {
  const kind = { column, message: 'validation.required', count: 2, isWarning: false };
  const columns = [
    { name: 'company_code', isUnique: false, values: [] },
    { name: 'email', isUnique: true, values: [] },
  ];
  renderForm({
    path: '/app-user/list',
    name: 'app-user',
    view: null,
    provider: {},
    list: (
      <Issues
        recordType="Customer"
        textOf={(__, text) => text}
        mapping={['code']}
        info={{ columns: columns as unknown as ComponentProps<typeof Issues>['info']['columns'] }}
        check={{ kinds: [kind], issues: 2, undoable: 0, redoable: 0 } as unknown as CheckState}
        bench={{
          issues: async () => [],
          wrongValues: async () => [],
          offered: async () => [],
          correct: vi.fn(),
          exclude: vi.fn(),
          undo: vi.fn(),
          redo: vi.fn(),
        }}
        asked={kind}
        onAsk={() => undefined}
        onState={() => undefined}
      />
    ),
  });
  const hint = await screen.findByText(/Il file non ha questa colonna/);
  expect(hint.textContent?.includes(USE_ONE)).toBe(mayBeShared);
});
