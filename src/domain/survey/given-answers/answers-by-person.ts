import { partsOf, type Person } from './answer-file';
import type { Answer } from './answer-scope';

/** All answers of one person. An answer without a code counts as a person of its own. */
export type AnsweringPerson = {
  /** Null for an answer without a code. */
  person: Person | null;
  companies: readonly string[];
  /** Time of the latest answer, ISO 8601; empty where the file has none. */
  answeredAt: string;
  /** Answers by the key of the question; several are joined with `BAR`. */
  answers: Readonly<Record<string, string>>;
};

/** A page of the people who answered: `page` from 1, `size` people each. */
export type PeoplePage = { page: number; size: number };

/** Separates several answers to a question. */
export const BAR = ' | ';

/** Returns the people who gave `answers`, in the order of their first answers. */
export const answersByPerson = (answers: readonly Answer[]): AnsweringPerson[] => {
  const people = new Map<string, Collected>();
  for (const [at, { person, company, answeredAt, answer, ...asked }] of answers.entries()) {
    const key = personKey(person, at);
    const known = people.get(key) ?? collected(person);
    people.set(key, known);
    const question = asked.questionId || asked.question;
    known.answers.set(question, [...(known.answers.get(question) ?? []), ...partsOf(answer)]);
    if (company) known.companies.add(company);
    if (answeredAt > known.answeredAt) known.answeredAt = answeredAt;
  }
  return [...people.values()].map(({ person, companies, answeredAt, answers: given }) => ({
    person,
    companies: [...companies],
    answeredAt,
    answers: Object.fromEntries([...given].map(([question, parts]) => [question, parts.join(BAR)])),
  }));
};

type Collected = Pick<AnsweringPerson, 'person' | 'answeredAt'> & {
  companies: Set<string>;
  answers: Map<string, string[]>;
};

const collected = (person: Person | null): Collected => ({
  person,
  answeredAt: '',
  companies: new Set(),
  answers: new Map(),
});

/** The key of a person among the answers; without a code, each answer counts as a person, identified by its index. */
export const personKey = (person: Person | null, at: number): string =>
  person ? `${person.kind} ${person.code}` : `answer ${at}`;
