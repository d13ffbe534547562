import { expect, test } from 'vitest';
import { sentenceIn } from '../../fixtures/http/language';
import { literalsOf, sourceFiles } from '../support/source-files';

const ANSWERING =
  /\b(?:Refusal|forbidden|invalid|conflict|malformed|packMessage)\(|\b(?:message|sentence)\b|WRONG_LOGIN =/;
const NOUN = /\bsubject: '[^']*'/g;

/** The sentences in statements that refuse a call or answer it. */
const sentencesIn = (text: string): string[] =>
  text
    .replace(NOUN, '')
    .split(/;\n|\n\n/)
    .filter((statement) => ANSWERING.test(statement))
    .flatMap((statement) => literalsOf({ path: '', text: statement }))
    .filter((literal) => literal.includes(' '));

/** Errors of imported rows are stored, in Italian. */
const STORED = [
  'Valore non previsto. Valori ammessi: %{values}',
  '${field}: ${sentenceIn(DEFAULT_LOCALE, message)}',
];

test('every sentence that the fixture backend answers has its English', () => {
  const sentences = sourceFiles('fixtures')
    .filter(({ path }) => !/\/(?:openapi|data|database)\/|\.data\.ts$/.test(path))
    .filter(({ path }) => path !== 'fixtures/http/language.ts')
    .flatMap(({ text }) => sentencesIn(text));
  expect(sentences).toContain('Manca la colonna %{column}');
  expect(sentences.length).toBeGreaterThan(30);
  const untranslated = sentences.filter((sentence) => sentenceIn('en', sentence) === sentence);
  expect(untranslated.filter((sentence) => !STORED.includes(sentence))).toEqual([]);
});
