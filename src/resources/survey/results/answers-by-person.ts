import { partsOf } from './answer-file';
import type { Answer } from './answer-scope';

/** Everything one person answered. An answer without a code stands for a person of its own. */
export type AnsweringPerson = {
  kind: 'customer' | 'bouser' | '';
  code: string;
  companies: readonly string[];
  /** ISO 8601: of the latest answer; empty where the file does not tell. */
  answeredAt: string;
  /** By the key of the question; several answers with a bar between. */
  answers: Readonly<Record<string, string>>;
};

/** A part of those who answered: `page` from 1, `size` people each. */
export type PeoplePage = { page: number; size: number };

/** Between several answers to a question. */
export const BAR = ' | ';

/** The people who gave `answers`, in the order of their first ones. */
export const answersByPerson = (answers: readonly Answer[]): AnsweringPerson[] => {
  const people = new Map<string, Collected>();
  for (const [at, { person, company, answeredAt, answer, ...asked }] of answers.entries()) {
    const key = person || `answer ${at}`;
    const known = people.get(key) ?? collected(person);
    people.set(key, known);
    const question = asked.questionId || asked.question;
    known.answers.set(question, [...(known.answers.get(question) ?? []), ...partsOf(answer)]);
    if (company) known.companies.add(company);
    if (answeredAt > known.answeredAt) known.answeredAt = answeredAt;
  }
  return [...people.values()].map(({ kind, code, companies, answeredAt, answers: given }) => ({
    kind,
    code,
    companies: [...companies],
    answeredAt,
    answers: Object.fromEntries([...given].map(([question, parts]) => [question, parts.join(BAR)])),
  }));
};

type Collected = Pick<AnsweringPerson, 'kind' | 'code' | 'answeredAt'> & {
  companies: Set<string>;
  answers: Map<string, string[]>;
};

/** `person` is the kind and the code, as the file is read. */
const collected = (person: string): Collected => {
  const [kind = ''] = person.split(' ', 1);
  return {
    kind: kind === 'customer' || kind === 'bouser' ? kind : '',
    code: person.slice(kind.length + 1),
    answeredAt: '',
    companies: new Set(),
    answers: new Map(),
  };
};
