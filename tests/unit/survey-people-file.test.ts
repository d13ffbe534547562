import type { DataProvider, GetListParams } from 'react-admin';
import { beforeEach, expect, test, vi } from 'vitest';
import { consoleCatalogue } from '@/i18n/console-catalogue';
import { openSource } from '@/imports/workbench/file-source';
import { createI18nProvider } from '@/providers/preferences/i18n-provider';
import { resources } from '@/resources/registry';
import { writePeopleFile } from '@/resources/survey/results/people-file';
import { readAnswers } from '@/domain/survey/given-answers/tally-answers';
import { saveFile } from '@/ui/browser/save-file';
import { dateFormats } from '@/ui/formats/dates';
import { numberFormats } from '@/ui/formats/numbers';
import { relativeTimeFormats } from '@/ui/formats/relative-time';

vi.mock('@/ui/browser/save-file', () => ({ saveFile: vi.fn<typeof saveFile>() }));
beforeEach(() => vi.mocked(saveFile).mockClear());

const HEADER = 'question_id,question,answer,customer_code,bouser_code,company_code,answered_at';
const WHOLE = { company: '', from: '', to: '' };
const QUESTIONS = [
  { key: 'q1', title: 'Che cosa?' },
  { key: 'q2', title: '=Perché?' },
];

const NAMES: Record<string, object[]> = {
  'app-user': [{ id: '1', code: 'C1', business_name: 'Bar Sport' }],
  company: [{ id: '2', company_code: 'AURORA', company_name: 'Aurora Caffè' }],
};

/** A backend that refuses the list of back-office users. */
const provider = {
  getList: async (resource: string, _: GetListParams) => {
    const data = NAMES[resource];
    if (!data) throw new Error('403');
    return { data, total: data.length };
  },
} as unknown as DataProvider;

const formatsOf = (locale: string) => ({
  ...numberFormats(locale),
  ...dateFormats(locale),
  ...relativeTimeFormats(locale),
});

type Language = 'it' | 'en';

/** Writes the people of a file; answers it. */
const writeFile = async (
  kind: 'csv' | 'xlsx',
  lines: readonly string[],
  language: Language = 'it',
  scope = WHOLE,
) => {
  const answers = readAnswers([HEADER, ...lines].join('\n'));
  const onProgress = vi.fn<(progress: { read: number; total: number }) => void>();
  const { translate } = createI18nProvider(language, consoleCatalogue[language]);
  await writePeopleFile({
    kind,
    fileName: 'survey-s1-people',
    questions: QUESTIONS,
    readPeople: async (page) => answers.people(scope, page),
    provider,
    definitions: new Map(resources.map((definition) => [definition.name, definition])),
    translate: translate as never,
    formats: formatsOf(language === 'it' ? 'it-IT' : 'en-GB'),
    signal: new AbortController().signal,
    onProgress,
  });
  const [file, name] = vi.mocked(saveFile).mock.calls[0] ?? [];
  return { file: file as Blob, name, onProgress };
};

const write = async (lines: readonly string[], language?: Language, scope = WHOLE) => {
  const { file, ...written } = await writeFile('csv', lines, language, scope);
  return { ...written, lines: (await file.text()).trimEnd().split('\r\n') };
};

const GIVEN = [
  'q1,Che cosa?,Prezzo|Cortesia,C1,,AURORA,2026-03-01T10:00:00.000Z',
  'q2,=Perché?,@cmd,C1,,AURORA,2026-03-01T10:05:00.000Z',
  'q1,Che cosa?,Prezzo,,A1,AURORA,2026-03-01T11:00:00.000Z',
];

test('those who answered are a row each, the questions columns, with names beside codes', async () => {
  const { lines, name } = await write(GIVEN);
  const at = dateFormats('it-IT').momentFigures('2026-03-01T10:05:00.000Z');
  const later = dateFormats('it-IT').momentFigures('2026-03-01T11:00:00.000Z');
  expect(name).toBe('survey-s1-people.csv');
  expect(lines).toEqual([
    "Tipo;Codice;Nome;Azienda (codice);Azienda;Ultima risposta;Che cosa?;'=Perché?",
    `Cliente;C1;Bar Sport;AURORA;Aurora Caffè;${at};Prezzo | Cortesia;'@cmd`,
    // The list of back-office users is refused: the code says enough.
    `Utente back-office;A1;;AURORA;Aurora Caffè;${later};Prezzo;`,
  ]);
});

test('the file is in the words, and with the separator, of the language', async () => {
  const { lines } = await write(GIVEN, 'en');
  expect(lines[0]).toMatch(/^Type,Code,Name,Company \(code\),Company,Last answer,/);
  expect(lines[1]).toMatch(/^Customer,C1,/);
});

test('as an .xlsx its times are times, its codes texts', async () => {
  const { file, name } = await writeFile('xlsx', GIVEN);
  expect(name).toBe('survey-s1-people.xlsx');
  const source = await openSource(file, {}, () => false);
  if ('problem' in source) throw new Error(source.problem);
  const [head, first] = (await source.csv.text()).split('\n');
  expect(head).toBe('Tipo,Codice,Nome,Azienda (codice),Azienda,Ultima risposta,Che cosa?,=Perché?');
  const at = new Date('2026-03-01T10:05:00.000Z').toLocaleString('sv').replace(' ', 'T');
  expect(first).toBe(`Cliente,C1,Bar Sport,AURORA,Aurora Caffè,${at},Prezzo | Cortesia,@cmd`);
});

test('it holds those of the scope alone, and an answer without a code as a row of its own', async () => {
  const lines = [...GIVEN, 'q1,Che cosa?,Forse,,,DANGELO,', 'q1,Che cosa?,Mai,,,DANGELO,'];
  const narrowed = await write(lines, 'it', { ...WHOLE, company: 'DANGELO' });
  expect(narrowed.lines.slice(1)).toEqual([';;;DANGELO;;;Forse;', ';;;DANGELO;;;Mai;']);
});

test('twenty thousand answers are written in pieces, between which the page answers', async () => {
  const many = Array.from(
    { length: 20_000 },
    (_, at) => `q${1 + (at % 2)},Che cosa?,Sì,P${Math.floor(at / 2)},,AURORA,2026-03-01T10:00:00Z`,
  );
  const { lines, onProgress } = await write(many);
  expect(lines).toHaveLength(10_001);
  expect(onProgress).toHaveBeenCalledTimes(20);
  expect(onProgress).toHaveBeenLastCalledWith({ read: 10_000, total: 10_000 });
});
