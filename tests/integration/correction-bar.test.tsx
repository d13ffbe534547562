import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { correctionsFor } from '@/imports/correct/correction';
import { CorrectionBar } from '@/imports/correct/CorrectionBar';
import { renderForm, signInForEach } from '../support/render-form';

signInForEach();

it.each([
  ['errors were corrected', true, 'Tutti gli errori sono corretti.'],
  ['only a reading was chosen', false, 'Nessun errore nel file.'],
])('a file without errors says so, where %s', async (_, hadErrors, sentence) => {
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
  expect(screen.getByText('Se ricarichi la pagina, le correzioni vanno perse.')).toBeVisible();
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
