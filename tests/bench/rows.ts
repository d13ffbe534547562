import { printTable } from './table';

/** A figure of the benchmark with its target. */
export type Row = { what: string; value: string; target: string; passed: boolean; beside: string };

export const atMost = (what: string, measured: number, most: number, unit: 'ms' | 'MB'): Row => ({
  what,
  value: `${measured.toFixed(0)} ${unit}`,
  target: `<= ${most} ${unit}`,
  passed: measured <= most,
  beside: '',
});

/** Our `measured` as a share of `reference`, both in ms. */
export const shareOf = (what: string, measured: number, reference: number, most: number): Row => ({
  what,
  value: `${(measured / reference).toFixed(2)} × (${measured.toFixed(0)} ms)`,
  target: `<= ${most} ×`,
  passed: measured <= most * reference,
  beside: `${reference.toFixed(0)} ms`,
});

/** Prints the figures; the process fails if one misses its target. */
export const showRows = (reference: string, rows: readonly Row[]): void => {
  printTable(
    ['what', 'measured', 'target', '', reference],
    rows.map(({ what, value, target, passed, beside }) => [
      what,
      value,
      target,
      passed ? 'pass' : 'FAIL',
      beside,
    ]),
  );
  if (rows.some(({ passed }) => !passed)) process.exitCode = 1;
};
