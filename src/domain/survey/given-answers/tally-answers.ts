import { foldAccents } from '@/core/fold-accents';
import { MAX_OPTIONS } from '@/core/survey';
import { dayText } from '@/core/days';
import { partsOf, readAnswerRows, type AnswerRow, type FileProblem } from './answer-file';
import { isInScope, isSameScope, WHOLE, type Answer, type AnswerScope } from './answer-scope';
import {
  answersByPerson,
  personKey,
  type AnsweringPerson,
  type PeoplePage,
} from './answers-by-person';

/** A number of people, or of answers where the file does not identify people. */
export type Count = readonly [of: string, count: number];

/** The answers to one question. */
export type QuestionTally = {
  /** Its id, or its text where the file has no ids. */
  key: string;
  id: string;
  text: string;
  given: number;
  /** The chosen options with their counts; empty if there are too many different ones to be options. */
  parts: Count[];
  /** Whether its answers look like options: few different ones, often repeated. */
  isChoice: boolean;
};

/** The counts of some answers of a file. */
export type AnswerTally = {
  answers: number;
  /** The number of people who answered; null where the file does not identify them. */
  people: number | null;
  companies: Count[];
  /** Counts by the day of each person's first answer, `YYYY-MM-DD` in the user's time zone, the oldest first. */
  days: Count[];
  questions: QuestionTally[];
};

/** The counts of a file of answers, and its unreadable parts. */
export type AnswerReport = {
  problem: FileProblem | null;
  /** The number of skipped rows, and the lines of the first of them. */
  skipped: { count: number; lines: number[] };
  tally: AnswerTally;
};

export type WrittenAnswer = { text: string; company: string; answeredAt: string };

/** A page of the written answers to a question. */
export type WrittenPage = {
  /** Key of the question. */
  question: string;
  search: string;
  /** Counted from 1. */
  page: number;
  /** Rows per page. */
  size: number;
};

/** Reads a file of answers once, and returns functions that count and find the answers of any scope. */
export const readAnswers = (text: string) => {
  const answers: Answer[] = [];
  const skipped: AnswerReport['skipped'] = { count: 0, lines: [] };
  const problem = readAnswerRows(
    text,
    (row) => answers.push({ ...row, day: dayIn(row.answeredAt) }),
    (line) => {
      skipped.count += 1;
      if (skipped.lines.length < LINES_TOLD) skipped.lines.push(line);
    },
  );
  const isAnonymous = answers.every(({ person }) => person === null);
  const tallied = (scope: AnswerScope) =>
    tallyAnswers(answers.filter(isInScope(scope)), isAnonymous);
  const whole = tallied(WHOLE);
  // Caches one scope, because a user pages through a scope before changing it.
  let last = { scope: WHOLE, ...whole };
  const of = (scope: AnswerScope) => {
    if (!isSameScope(scope, last.scope)) last = { scope, ...tallied(scope) };
    return last;
  };
  let lastPeople: { scope: AnswerScope; all: AnsweringPerson[] } | undefined;
  const peopleOf = (scope: AnswerScope) => {
    if (!lastPeople || !isSameScope(scope, lastPeople.scope)) {
      lastPeople = { scope, all: answersByPerson(answers.filter(isInScope(scope))) };
    }
    return lastPeople.all;
  };
  return {
    report: { problem, skipped, tally: whole.tally } satisfies AnswerReport,
    tally: (scope: AnswerScope): AnswerTally => of(scope).tally,
    /** Returns the answers that contain `search`, ignoring case and accents, the latest first. */
    written: (scope: AnswerScope, { question, search, page, size }: WrittenPage) => {
      const wanted = foldAccents(search.trim());
      const all = of(scope).written(question);
      const found =
        wanted === '' ? all : all.filter((answer) => foldAccents(answer.text).includes(wanted));
      return { rows: found.slice((page - 1) * size, page * size), total: found.length };
    },
    /** Returns a page of the people who answered. */
    people: (scope: AnswerScope, { page, size }: PeoplePage) => {
      const all = peopleOf(scope);
      return { rows: all.slice((page - 1) * size, page * size), total: all.length };
    },
  };
};

const tallyAnswers = (answers: readonly Answer[], isAnonymous: boolean) => {
  const questions = new Map<string, Collected>();
  const people = new Map<string, { company: string; day: string }>();
  for (const [at, { person, company, day, ...answer }] of answers.entries()) {
    collect(questions, { ...answer, company });
    const key = personKey(person, at);
    const known = people.get(key);
    if (!known) people.set(key, { company, day });
    else if (day !== '' && (known.day === '' || day < known.day)) known.day = day;
  }
  for (const { written } of questions.values()) written.sort(latestFirst);
  const each = [...people.values()];
  const tally: AnswerTally = {
    answers: answers.length,
    people: isAnonymous ? null : people.size,
    companies: byCount(countOf(each.map(({ company }) => company))),
    days: [...countOf(each.flatMap(({ day }) => (day === '' ? [] : [day])))].toSorted(byName),
    questions: [...questions].map(([key, collected]) => tallyOf(key, collected)),
  };
  return { tally, written: (key: string) => questions.get(key)?.written ?? [] };
};

const LINES_TOLD = 5;
/** A question with more different answers has no options. */
const MAX_PARTS = 200;
const LONGEST_OPTION = 200;

type Collected = {
  id: string;
  text: string;
  written: WrittenAnswer[];
  parts: Map<string, number> | null;
};

const collect = (questions: Map<string, Collected>, row: Omit<AnswerRow, 'person'>) => {
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
  if (own.parts.size > MAX_PARTS) own.parts = null;
};

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
