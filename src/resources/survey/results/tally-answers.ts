import { foldAccents } from '@/core/fold-accents';
import { MAX_OPTIONS } from '@/core/survey';
import { dayText } from '@/core/days';
import { readAnswerRows, type AnswerRow, type FileProblem } from './answer-file';

/** A number of people, or of answers where the file does not tell who gave them. */
export type Count = readonly [of: string, count: number];

/** What was answered to one question. */
export type QuestionTally = {
  /** Its id, or its text where the file has no ids. */
  key: string;
  id: string;
  text: string;
  given: number;
  /** What was chosen, of several answers each one; empty where they are too many to be options. */
  parts: Count[];
  /** Whether its answers look like choices among options: few of them, and the same again and again. */
  isChoice: boolean;
};

/** What a file of answers says. */
export type AnswerTally = {
  problem: FileProblem | null;
  answers: number;
  /** How many people answered; null where the file does not tell who did. */
  people: number | null;
  companies: Count[];
  /** By the day of the first answer of each, `YYYY-MM-DD` where the reader is, the oldest first. */
  days: Count[];
  questions: QuestionTally[];
  /** How many rows were passed over, and the lines of the first of them. */
  skipped: { count: number; lines: number[] };
};

/** A written answer. */
export type WrittenAnswer = { text: string; company: string; answeredAt: string };

/** Reads a file of answers once, and then finds the written ones by page. */
export const tallyAnswers = (text: string) => {
  const questions = new Map<string, Collected>();
  const people = new Map<string, { company: string; day: string }>();
  const skipped: AnswerTally['skipped'] = { count: 0, lines: [] };
  let answers = 0;
  let isAnonymous = true;
  const problem = readAnswerRows(
    text,
    (row) => {
      answers += 1;
      if (row.person !== '') isAnonymous = false;
      collect(questions, row);
      // Without a code each answer stands for itself.
      const person = row.person || `answer ${answers}`;
      const day = dayIn(row.answeredAt);
      const known = people.get(person);
      if (!known) people.set(person, { company: row.company, day });
      else if (day !== '' && (known.day === '' || day < known.day)) known.day = day;
    },
    (line) => {
      skipped.count += 1;
      if (skipped.lines.length < LINES_TOLD) skipped.lines.push(line);
    },
  );
  for (const { written } of questions.values()) written.sort(latestFirst);
  const each = [...people.values()];
  const tally: AnswerTally = {
    problem,
    answers,
    people: isAnonymous ? null : people.size,
    companies: byCount(countOf(each.map(({ company }) => company))),
    days: [...countOf(each.flatMap(({ day }) => (day === '' ? [] : [day])))].toSorted(byName),
    questions: [...questions].map(([key, collected]) => tallyOf(key, collected)),
    skipped,
  };
  return {
    tally,
    /** Page `page`, from 1, of the answers written to a question that hold `search`, the latest first. */
    written: (key: string, search: string, page: number, size: number) => {
      const wanted = foldAccents(search.trim());
      const all = questions.get(key)?.written ?? [];
      const found =
        wanted === '' ? all : all.filter((answer) => foldAccents(answer.text).includes(wanted));
      return { rows: found.slice((page - 1) * size, page * size), total: found.length };
    },
  };
};

const LINES_TOLD = 5;
/** More different answers than this are no options. */
const MOST_PARTS = 200;
const LONGEST_OPTION = 200;

type Collected = {
  id: string;
  text: string;
  written: WrittenAnswer[];
  parts: Map<string, number> | null;
};

const collect = (questions: Map<string, Collected>, row: AnswerRow) => {
  const key = row.questionId || row.question;
  const own = questions.get(key) ?? {
    id: row.questionId,
    text: row.question,
    written: [],
    parts: new Map<string, number>(),
  };
  questions.set(key, own);
  own.text ||= row.question;
  own.written.push({ text: row.answer, company: row.company, answeredAt: row.answeredAt });
  if (!own.parts) return;
  for (const part of new Set(partsOf(row.answer))) {
    own.parts.set(part, (own.parts.get(part) ?? 0) + 1);
  }
  if (own.parts.size > MOST_PARTS) own.parts = null;
};

const partsOf = (answer: string) =>
  answer
    .split('|')
    .map((part) => part.trim())
    .filter(Boolean);

const tallyOf = (key: string, { id, text, written, parts }: Collected): QuestionTally => {
  const counts = byCount(parts ?? new Map());
  const given = written.length;
  return {
    key,
    id,
    text,
    given,
    parts: counts,
    isChoice:
      parts !== null &&
      counts.length <= MAX_OPTIONS &&
      given >= 2 * counts.length &&
      counts.every(([part]) => part.length <= LONGEST_OPTION),
  };
};

const dayIn = (moment: string): string => {
  const date = new Date(moment);
  return Number.isNaN(date.getTime()) ? '' : dayText(date);
};

const countOf = (names: readonly string[]): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return counts;
};

const byCount = (counts: ReadonlyMap<string, number>): Count[] =>
  [...counts].toSorted(([, one], [, other]) => other - one);

const latestFirst = (one: WrittenAnswer, other: WrittenAnswer) => {
  if (one.answeredAt === other.answeredAt) return 0;
  return one.answeredAt < other.answeredAt ? 1 : -1;
};

const byName = ([one]: Count, [other]: Count) => (one < other ? -1 : 1);
