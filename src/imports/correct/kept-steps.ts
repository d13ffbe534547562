import { isRecord } from '@/core/is-record';
import type { WireRecord } from '@/core/resource';
import { isNonDataChoices, type NonDataChoices } from '@/imports/check/non-data-rows';
import { isChosenReading, type ChosenReading } from '@/imports/read/find-readings';
import type { RowStore } from '@/imports/read/row-store';
import { createEdit, isEdit, type Choices, type Step } from './edit-log';

/** A step as JSON: the cells it changed, as parallel lists with their new texts, or the choices after it. */
export type KeptStep =
  | { rows: number[]; columns: number[]; texts: string[] }
  | { choices: KeptChoices };

type KeptChoices = {
  readings: [column: string, ChosenReading][];
  constants: [column: string, text: string][];
  inherited: string[];
  left: string[];
  nonData: NonDataChoices;
  excluded: number[];
};

/** Returns a step as JSON. */
export const keptStep = (step: Step, rows: RowStore): KeptStep => {
  if (isEdit(step)) {
    return {
      rows: [...step.rows],
      columns: [...step.columns],
      texts: Array.from(step.after, rows.textAt),
    };
  }
  const { readings, constants, inherited, left, nonData, excluded } = step.after;
  return {
    choices: {
      readings: [...readings],
      constants: [...constants],
      inherited: [...inherited],
      left: [...left],
      nonData,
      excluded: [...excluded],
    },
  };
};

/** Returns the step to be applied to `rows` with these choices; undefined where it changes nothing. */
export const stepOfKept = (kept: KeptStep, rows: RowStore, before: Choices): Step | undefined => {
  if ('choices' in kept) return { before, after: choicesOf(kept.choices) };
  const edit = createEdit(rows);
  for (const [at, row] of kept.rows.entries()) {
    if (row < rows.length()) edit.put(row, kept.columns[at] ?? 0, kept.texts[at] ?? '');
  }
  return edit.end();
};

const choicesOf = ({
  readings,
  constants,
  inherited,
  left,
  nonData,
  excluded,
}: KeptChoices): Choices => ({
  readings: new Map(readings),
  constants: new Map(constants),
  inherited: new Set(inherited),
  left: new Set(left),
  nonData,
  excluded: new Set(excluded),
});

/** The steps in a stored value; undefined where it holds anything else. */
export const keptStepsIn = (stored: unknown): KeptStep[] | undefined =>
  isListOf(stored, isKeptStep) ? stored : undefined;

const isKeptStep = (step: unknown): step is KeptStep =>
  isRecord(step) && (isRecord(step.choices) ? areChoices(step.choices) : areCells(step));

const areCells = ({ rows, columns, texts }: WireRecord): boolean =>
  isListOf(rows, isIndex) &&
  isListOf(columns, isIndex) &&
  isListOf(texts, isText) &&
  rows.length === columns.length &&
  rows.length === texts.length;

const areChoices = ({
  readings,
  constants,
  inherited,
  left,
  nonData,
  excluded,
}: WireRecord): boolean =>
  isListOf(readings, isChosen) &&
  isListOf(constants, isPair) &&
  isListOf(inherited, isText) &&
  isListOf(left, isText) &&
  isNonDataChoices(nonData) &&
  isListOf(excluded, isIndex);

const isChosen = (value: unknown): value is [string, ChosenReading] =>
  isPair(value) && isChosenReading(value[1]);
const isListOf = <T>(value: unknown, isOne: (one: unknown) => one is T): value is T[] =>
  Array.isArray(value) && value.every(isOne);
const isText = (value: unknown): value is string => typeof value === 'string';
const isIndex = (value: unknown): value is number => Number.isInteger(value) && Number(value) >= 0;
const isPair = (value: unknown): value is [string, string] =>
  isListOf(value, isText) && value.length === 2;
