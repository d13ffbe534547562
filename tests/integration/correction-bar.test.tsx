import { screen } from '@testing-library/react';
import { expect, it } from 'vitest';
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
});
