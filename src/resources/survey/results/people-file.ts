import type { DataProvider } from 'react-admin';
import type { Reference, ResourceDefinition } from '@/core/resource';
import { wholeTextOf } from '@/core/text';
import { BYTE_ORDER_MARK, toCsvLines } from '@/kit/export/csv';
import { separatorOf, shownText, type NameOf } from '@/kit/export/export-kinds';
import { openFileSink } from '@/kit/export/file-sink';
import { readReferenceNames } from '@/kit/export/reference-names';
import type { Formats } from '@/ui/formats/useFormats';
import type { Translate } from '@/ui/hooks/useTranslate';
import { BAR, type AnsweringPerson, type PeoplePage } from './answers-by-person';

/** A question as a column of the file. */
export type QuestionColumn = { key: string; title: string };

type Source = {
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
 * Writes the people who answered to a CSV file, one row each: codes with names, the time in the user's time zone, and
 * each question as a column. Rejects with the reason of the `signal`; no file is saved then.
 */
export const writePeopleFile = async (source: Source): Promise<void> => {
  const { fileName, questions, readPeople, translate, formats, signal, onProgress } = source;
  const first = await readPeople({ page: 1, size: PIECE });
  const sink = await openFileSink(fileName, first.total);
  try {
    const nameOf = await readReferenceNames(Object.values(REFERENCES), { ...source, meta: {} });
    const separator = separatorOf(formats);
    const header = [
      ...COLUMNS.map((column) => translate(`resources.survey.results.columns.${column}`)),
      ...questions.map(({ title }) => wholeTextOf(title)),
    ];
    await sink.write(BYTE_ORDER_MARK + toCsvLines([header], separator));
    for (let page = 1, read = 0; read < first.total; page += 1) {
      signal.throwIfAborted();
      const { rows } = page === 1 ? first : await readPeople({ page, size: PIECE });
      const cells = rows.map((person) => cellsOf(person, questions, nameOf, source));
      await sink.write(toCsvLines(cells, separator));
      read += rows.length;
      onProgress({ read, total: first.total });
    }
    signal.throwIfAborted();
    await sink.close();
  } catch (error) {
    await sink.abort();
    throw error;
  }
};

const COLUMNS = ['kind', 'code', 'name', 'company_code', 'company_name', 'answered_at'] as const;

const REFERENCES = {
  customer: { resource: 'app-user' },
  bouser: { resource: 'bo-user' },
  company: { resource: 'company' },
} as const satisfies Record<string, Reference>;

const cellsOf = (
  { kind, code, companies, answeredAt, answers }: AnsweringPerson,
  questions: readonly QuestionColumn[],
  nameOf: NameOf,
  { translate, formats }: Pick<Source, 'translate' | 'formats'>,
): string[] => [
  kind && translate(`resources.survey.results.kinds.${kind}`),
  code,
  (kind && nameOf(REFERENCES[kind], code)) ?? '',
  companies.join(BAR),
  companies.map((company) => nameOf(REFERENCES.company, company) ?? '').join(BAR),
  shownText(answeredAt, formats),
  ...questions.map(({ key }) => wholeTextOf(answers[key] ?? '')),
];
