import { afterEach, describe, expect, it, vi } from 'vitest';
import { withWholeDays } from '@/domain/survey/given-answers/answer-scope';
import { splitEvenly } from '@/ui/page/split-evenly';
import { dateFormats } from '@/ui/formats/dates';
import { formatLocale } from '@/ui/formats/format-locale';
import { daysShown, periodNames, periodsOf } from '@/resources/survey/results/answer-periods';
import { decodeText } from '@/domain/survey/given-answers/answer-file';
import { resultsOf, withCountsOf } from '@/resources/survey/results/questions-of-file';
import { readAnswers } from '@/domain/survey/given-answers/tally-answers';

const HEADER = 'question_id,question,answer,customer_code,bouser_code,company_code,answered_at';
const file = (...lines: string[]) => [HEADER, ...lines].join('\n');
const WHOLE = { company: '', from: '', to: '' };

afterEach(() => void vi.useRealTimers());

/** The contents of a file, and the part that could not be read. */
const tallyOf = (text: string) => {
  const { tally, ...report } = readAnswers(text).report;
  return { ...report, ...tally };
};

describe('a file of answers', () => {
  it('is counted by question, option, person, company and day', () => {
    const tally = tallyOf(
      file(
        'q1,Bene?,Sì,C1,,AURORA,2026-03-02T10:00:00',
        'q2,Che cosa?,Prezzo|Cortesia,C1,,AURORA,2026-03-01T10:00:00',
        'q1,Bene?,No,,A1,AURORA,2026-03-02T11:00:00',
        'q2,Che cosa?,Prezzo,C2,,DANGELO,',
      ),
    );
    expect(tally).toMatchObject({
      problem: null,
      answers: 4,
      people: 3,
      companies: [
        ['AURORA', 2],
        ['DANGELO', 1],
      ],
      days: [
        ['2026-03-01', 1],
        ['2026-03-02', 1],
      ],
      skipped: { count: 0, lines: [] },
    });
    expect(tally.questions.map(({ key, given, parts }) => [key, given, parts])).toEqual([
      [
        'q1',
        2,
        [
          ['Sì', 1],
          ['No', 1],
        ],
      ],
      [
        'q2',
        2,
        [
          ['Prezzo', 2],
          ['Cortesia', 1],
        ],
      ],
    ]);
  });

  it.each([
    ['semicolons', ';'],
    ['tabs', '\t'],
    ['commas', ','],
  ])('is read with %s, its columns in any case and order', (_, separator) => {
    const lines = [
      ['﻿Answer', 'Note', 'QUESTION'],
      ['"a;b,c"', '', 'Come va?'],
    ];
    const tally = tallyOf(lines.map((cells) => cells.join(separator)).join('\r\n'));
    expect(tally.questions).toMatchObject([{ key: 'Come va?', given: 1, parts: [['a;b,c', 1]] }]);
    expect(tally.people).toBeNull();
  });

  it('reports ragged rows by their lines, counting line ends inside quotes', () => {
    const tally = tallyOf(
      file('q1,A?,"due', 'righe",C1,,,', '', 'q1,A?,x,C1,,,,troppo', 'q1', 'q1,A?,bene,C2,,,'),
    );
    expect(tally.skipped).toEqual({ count: 2, lines: [5, 6] });
    expect(tally.answers).toBe(2);
  });

  it('is refused from the line in which a quote opens that nobody closes', () => {
    const tally = tallyOf(file('q1,A?,bene,C1,,,', 'q1,A?,"male,C2,,,', 'q1,A?,bene,C3,,,'));
    expect(tally.problem).toEqual({ kind: 'quotes', line: 3 });
  });

  it.each(['', 'question_id,question\nq1,A?', 'answer\nbene', 'PNG\u0000\u0001'])(
    'is only saved without question and answer: %j',
    (text) => expect(tallyOf(text).problem).toEqual({ kind: 'columns' }),
  );

  it.each([
    ['UTF-8', new TextEncoder().encode('così')],
    ['UTF-8 with a mark', new TextEncoder().encode('﻿così')],
    ['Windows-1252', Uint8Array.from([99, 111, 115, 0xec])],
    ['UTF-16 LE', Uint8Array.from([0xff, 0xfe, 99, 0, 111, 0, 115, 0, 0xec, 0])],
    ['UTF-16 BE', Uint8Array.from([0xfe, 0xff, 0, 99, 0, 111, 0, 115, 0, 0xec])],
  ])('is decoded from %s', (_, bytes) => expect(decodeText(bytes)).toBe('così'));

  it('takes back what an export escaped', () => {
    const [question] = tallyOf(file("q1,A?,'=1+1,C1,,,")).questions;
    expect(question?.parts).toEqual([['=1+1', 1]]);
  });

  it('of a hundred thousand answers is read within seconds, and its texts are found', () => {
    const lines = Array.from(
      { length: 100_000 },
      (_, at) => `q1,Perché?,"Risposta ${at}, Città ${at % 7}",C${at},,AURORA,2026-03-01T10:00:00Z`,
    );
    const answers = readAnswers(file(...lines));
    const found = (search: string, page: number) =>
      answers.written(WHOLE, { question: 'q1', search, page, size: 10 });
    expect(answers.report.tally).toMatchObject({ answers: 100_000, people: 100_000 });
    expect(answers.report.tally.questions[0]).toMatchObject({ parts: [], isChoice: false });
    expect(found('citta 3', 1).total).toBe(14_286);
    expect(found('', 10_000).rows[9]?.text).toBe('Risposta 99999, Città 4');
    expect(found('nessuna', 1)).toEqual({ rows: [], total: 0 });
  });
});

describe('the answers of a scope', () => {
  const answers = readAnswers(
    file(
      'q1,Bene?,Sì,C1,,AURORA,2026-03-02T10:00:00Z',
      'q2,Perché?,Prezzo,C1,,AURORA,2026-03-05T10:00:00Z',
      'q1,Bene?,No,C2,,DANGELO,2026-03-09T10:00:00Z',
      'q1,Bene?,No,C3,,DANGELO,',
    ),
  );
  it.each([
    [{}, 4, 3, ['Prezzo']],
    [{ company: 'AURORA' }, 2, 1, ['Prezzo']],
    [{ company: 'DANGELO' }, 2, 2, []],
    [{ from: '2026-03-05' }, 2, 2, ['Prezzo']],
    [{ to: '2026-03-05' }, 2, 1, ['Prezzo']],
    [{ from: '2026-03-05', to: '2026-03-05' }, 1, 1, ['Prezzo']],
    [{ company: 'AURORA', from: '2026-03-06' }, 0, 0, []],
  ])('are those alone: %j', (part, given, people, texts) => {
    const scope = { ...WHOLE, ...part };
    expect(answers.tally(scope)).toMatchObject({ answers: given, people });
    const { rows } = answers.written(scope, { question: 'q2', search: '', page: 1, size: 10 });
    expect(rows.map(({ text }) => text)).toEqual(texts);
  });

  it('leave the questions and their options as they are asked', () => {
    const whole = resultsOf(answers.report.tally.questions, [
      { id: 'q1', text: 'Bene?', kind: 'single_select', options: ['Sì', 'No'], isRequired: true },
    ]);
    const { questions } = answers.tally({ ...WHOLE, company: 'DANGELO' });
    expect(
      withCountsOf(whole, questions).map(({ key, given, options }) => [
        key,
        given,
        options?.map(({ count }) => count),
      ]),
    ).toEqual([
      ['q1', 2, [0, 2]],
      ['q2', 0, undefined],
    ]);
  });

  it('are counted by whole days alone', () => {
    expect(withWholeDays({ company: 'A', from: '3/2', to: '2026-04-31' })).toEqual({
      ...WHOLE,
      company: 'A',
    });
  });
});

describe('results', () => {
  const { questions } = tallyOf(
    file(
      ...Array.from({ length: 6 }, (_, at) => `q1,Bene?,${at < 4 ? 'Sì' : 'Una volta'},C${at},,,`),
      ...Array.from({ length: 6 }, (_, at) => `q2,Perché?,Testo ${at},C${at},,,`),
    ),
  );

  it('follow the questions as they are asked, options nobody chose and former ones included', () => {
    const asked = [
      { id: 'q3', text: 'Nuova?', kind: 'free_text', options: [], isRequired: false },
      { id: 'q1', text: 'Bene?', kind: 'single_select', options: ['No', 'Sì'], isRequired: true },
    ] as const;
    const results = resultsOf(
      questions,
      asked.map((question) => ({ ...question, options: [...question.options] })),
    );
    expect(results.map(({ key, given }) => [key, given])).toEqual([
      ['q3', 0],
      ['q1', 6],
      ['q2', 6],
    ]);
    expect(results[1]?.options).toEqual([
      { text: 'No', count: 0, isFormer: false },
      { text: 'Sì', count: 4, isFormer: false },
      { text: 'Una volta', count: 2, isFormer: true },
    ]);
  });

  it('go by the file where the questions may not be read', () => {
    const results = resultsOf(questions, []);
    expect(results.map(({ options }) => options?.length)).toEqual([2, undefined]);
  });

  it('have no ranking by count where the order of the options is unknown', () => {
    const answers = ['10', '10', '10', '2', '2', '1'].map(
      (answer, at) => `q1,Voto?,${answer},C${at},,,`,
    );
    const [result] = resultsOf(tallyOf(file(...answers)).questions, []);
    expect(result?.options?.map(({ text, count }) => [text, count])).toEqual([
      ['1', 1],
      ['2', 2],
      ['10', 3],
    ]);
    expect(result?.isAlphabetical).toBe(true);
  });
});

describe('answers over time', () => {
  it('are counted by day, by week from Monday or by month, gaps included', () => {
    const by = (...days: string[]) => periodsOf(days.map((day) => [day, 1]));
    expect(by('2026-03-01', '2026-03-04')).toMatchObject({ step: 'day', counts: [1, 0, 0, 1] });
    const weeks = by('2026-01-01', '2026-03-04');
    expect(weeks.step).toBe('week');
    expect(weeks.starts[1]?.toISOString().slice(0, 10)).toBe('2026-01-05');
    expect(by('2024-01-01', '2026-03-04')).toMatchObject({ step: 'month' });
  });
});

describe('the periods of answers', () => {
  const days = (...names: string[]) => names.map((name): [string, number] => [name, 1]);
  const first = ({ starts }: { starts: Date[] }) => starts[0]?.toISOString().slice(0, 10);
  const LONG = days('2026-10-02', '2026-11-30');

  it('begin with the survey, not with the Monday before it', () => {
    expect(first(periodsOf(LONG, new Date('2026-10-01')))).toBe('2026-10-01');
    expect(first(periodsOf(LONG, new Date('2026-09-01')))).toBe('2026-09-01');
  });

  it('begin with the first answer where the survey is said to begin later', () => {
    expect(first(periodsOf(LONG, new Date('2026-11-01')))).toBe('2026-10-02');
  });

  it('run to the last day of the survey or of the scope, with the days without an answer', () => {
    vi.useFakeTimers();
    vi.setSystemTime('2026-11-30T12:00:00');
    const counts = (survey: object, from = '', to = '') => {
      const shown = daysShown(survey as never, { from, to });
      return periodsOf(days('2026-11-21'), ...shown).counts;
    };
    const survey = { start_date: '2026-11-20', end_date: '2026-11-24' };
    expect(counts(survey)).toEqual([0, 1, 0, 0, 0]);
    expect(counts({ ...survey, end_date: '2026-12-31' })).toHaveLength(11);
    expect(counts({ start_date: null })).toHaveLength(10);
    expect(counts(survey, '2026-11-21', '2026-11-22')).toEqual([1, 0]);
    expect(counts(survey, '2020-01-01', '2026-12-31')).toHaveLength(5);
    expect(counts({ start_date: '2027-01-01', end_date: '2027-02-01' })).toHaveLength(10);
  });

  it('are named by their days', () => {
    const { utc } = dateFormats(formatLocale('it'));
    expect(periodNames(periodsOf(LONG, new Date('2026-10-01')), utc).slice(0, 2)).toEqual([
      '1–4 ott 2026',
      '5–11 ott 2026',
    ]);
  });
});

it.each([
  [[5, 8, 13], 2],
  [[13, 5, 8], 1],
  [[4, 4, 4, 4], 2],
  [[7], 1],
  [[], 0],
])('cards of the heights %j are split after %i', (heights, count) => {
  expect(splitEvenly(heights)).toBe(count);
});
