import type { DataProvider } from 'react-admin';
import type { Reference, ResourceDefinition } from '@/core/resource';
import { BO_USER, COMPANY, CUSTOMER } from '@/core/resource-names';
import { wholeTextOf } from '@/core/text';
import { createCsv } from '@/kit/export/csv';
import { dateCell, shownText } from '@/kit/export/date-cells';
import { separatorOf, type NameOf } from '@/kit/export/export-kinds';
import { openFileSink, XLSX } from '@/kit/export/file-sink';
import { readReferenceNames } from '@/kit/export/reference-names';
import { createXlsx, type Cell } from '@/kit/export/xlsx-writer';
import type { Formats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';
import {
  BAR,
  type AnsweringPerson,
  type PeoplePage,
} from '@/domain/survey/given-answers/answers-by-person';

/** A question as a column of the file. */
export type QuestionColumn = { key: string; title: string };

type Source = {
  kind: 'csv' | 'xlsx';
  /** The name of the file, without its extension. */
  fileName: string;
  questions: readonly QuestionColumn[];
  /** Reads a page of the people who answered. */
  readPeople: (page: PeoplePage) => Promise<{ rows: AnsweringPerson[]; total: number }>;
  provider: DataProvider;
  definitions: ReadonlyMap<string, ResourceDefinition>;
  translate: Translate;
  formats: Formats;
  signal: AbortSignal;
  /** Progress in people. */
  onProgress: (progress: { read: number; total: number }) => void;
};

/** People per chunk; the page stays responsive between chunks. */
const PIECE = 500;

/**
 * Writes the people who answered to a CSV or .xlsx file, one row each: codes with names, the time in the user's time
 * zone, and each question as a column. Rejects with the reason of the `signal`; no file is saved then.
 */
export const writePeopleFile = async (source: Source): Promise<void> => {
  const { kind, fileName, questions, readPeople, translate, signal, onProgress } = source;
  const first = await readPeople({ page: 1, size: PIECE });
  const type = kind === 'xlsx' ? XLSX : undefined;
  const sink = await openFileSink(`${fileName}.${kind}`, first.total, type);
  try {
    const nameOf = await readReferenceNames(Object.values(REFERENCES), { ...source, meta: {} });
    const file = begin(source, [
      ...COLUMNS.map((column) => translate(`resources.survey.results.columns.${column}`)),
      ...questions.map(({ title }) => wholeTextOf(title)),
    ]);
    for (let page = 1, read = 0; read < first.total; page += 1) {
      signal.throwIfAborted();
      const { rows } = page === 1 ? first : await readPeople({ page, size: PIECE });
      for (const piece of file.write(rows, nameOf)) await sink.write(piece);
      read += rows.length;
      onProgress({ read, total: first.total });
    }
    signal.throwIfAborted();
    for (const piece of file.end()) await sink.write(piece);
    await sink.close();
  } catch (error) {
    await sink.abort();
    throw error;
  }
};

/** Begins a file of its kind, which takes people. */
const begin = (source: Source, header: readonly string[]) => {
  const { kind, questions, translate, formats } = source;
  type People = readonly AnsweringPerson[];
  if (kind === 'csv') {
    const file = createCsv(header, separatorOf(formats));
    const at = (moment: string) => shownText(moment, formats);
    const write = (people: People, nameOf: NameOf) =>
      file.write(people.map((one) => cellsOf(one, at, questions, { translate, nameOf })));
    return { ...file, write };
  }
  const file = createXlsx(
    translate('resources.survey.name', { smart_count: 1 }),
    header.map((label) => ({ label })),
  );
  const at = (moment: string): Cell => dateCell(moment) ?? moment;
  const write = (people: People, nameOf: NameOf) =>
    file.write(people.map((one) => cellsOf(one, at, questions, { translate, nameOf })));
  return { ...file, write };
};

const COLUMNS = ['kind', 'code', 'name', 'company_code', 'company_name', 'answered_at'] as const;

const REFERENCES = {
  customer: { resource: CUSTOMER },
  bouser: { resource: BO_USER },
  company: { resource: COMPANY },
} as const satisfies Record<string, Reference>;

/** The cells of a person; `at` writes the time of the last answer. */
const cellsOf = <Value>(
  { person, companies, answeredAt, answers }: AnsweringPerson,
  at: (moment: string) => Value,
  questions: readonly QuestionColumn[],
  { translate, nameOf }: Pick<Source, 'translate'> & { nameOf: NameOf },
): (string | Value)[] => [
  person ? translate(`resources.survey.results.kinds.${person.kind}`) : '',
  person?.code ?? '',
  (person && nameOf(REFERENCES[person.kind], person.code)) ?? '',
  companies.join(BAR),
  companies.map((company) => nameOf(REFERENCES.company, company) ?? '').join(BAR),
  at(answeredAt),
  ...questions.map(({ key }) => wholeTextOf(answers[key] ?? '')),
];
