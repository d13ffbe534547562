import { expect, test } from 'vitest';
import { sourceFiles } from '../support/source-files';
import { writtenTexts } from '../support/jsx-texts';

/** Every text that users see is in a `.messages.ts` file, in Italian and English. */
test('no component has text of its own', () => {
  const files = sourceFiles('src').filter(({ path }) => path.endsWith('.tsx'));
  expect(files.flatMap(writtenTexts), 'move these texts to a .messages.ts file').toEqual([]);
});

test.each([
  ['<p>Ciao mondo</p>', ['Ciao mondo']],
  ["<p>{'Buongiorno'}</p>", ['Buongiorno']],
  ["<p>{isNew ? 'Nuovo' : translate('list.all')}</p>", ['Nuovo']],
  ["<p>{isNew && 'Nuovo'}</p>", ['Nuovo']],
  ['<p>{`Ancora ${count} giorni`}</p>', ['Ancora   giorni']],
  ['<button aria-label="Chiudi" title={\'Chiude tutto\'} />', ['Chiudi', 'Chiude tutto']],
  ['<TextInput source="title" label="Titolo" placeholder="Scrivi" />', ['Titolo', 'Scrivi']],
  ['<TextInput source="title" helperText="form.hint.min_3" placeholder="https://" />', []],
  ['<p className="wide">{name} · {count} (404)</p>', []],
])('%s', (jsx, texts) => {
  const text = `export const Planted = () => ${jsx};`;
  expect(writtenTexts({ path: 'Planted.tsx', text })).toEqual(
    texts.map((written) => `Planted.tsx:1: ${written}`),
  );
});
