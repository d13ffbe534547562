import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isPartitaIva } from '@/core/validators';
import { createXlsx } from '@/kit/export/xlsx-writer';
import { formats as customerFormats } from '@/resources/app-user/app-user.import';
import { formats as turnoverFormats } from '@/resources/turnover/turnover.import';
import type { LookupPages } from './import-app/main';

/** A file for a measurement; `rows` does not count its header. */
export type ImportFile = { path: string; rows: number };

/** Codes as long as they are in real files: a million rows are about 75 MB. */
const turnoverLine = (row: number): string => {
  const month = (row % 12) + 1;
  const customer = Math.floor(row / 12);
  const amount = ((row * 7919) % 1_000_003) / 100;
  return `CUST-2026-${String(customer).padStart(7, '0')},AGENT-${customer % 100},AURORA,AURORA-MILANO-${customer % 20},2026,${month},${amount.toFixed(2)}`;
};

/** Writes a file with a year of turnovers, either without errors or with one in every row. */
export const writeTurnovers = (
  folder: string,
  rows: number,
  areWrong = false,
): Promise<ImportFile> =>
  write(join(folder, `turnover-${areWrong}.csv`), turnoverFormats.Turnover?.columns, rows, (row) =>
    areWrong ? `${turnoverLine(row)} pezzi` : turnoverLine(row),
  );

/** Writes the same rows as a workbook with number cells. */
export const writeTurnoverSheet = async (folder: string, rows: number): Promise<ImportFile> => {
  const path = join(folder, 'turnover.xlsx');
  const labels = (turnoverFormats.Turnover?.columns ?? []).map(({ name }) => name);
  const sheet = createXlsx(
    'Turnover',
    labels.map((label) => ({ label })),
  );
  const cells = Array.from({ length: rows }, (_, row) =>
    turnoverLine(row)
      .split(',')
      .map((text, at) => (at < FIRST_NUMBER ? text : Number(text))),
  );
  await writeFile(path, Buffer.concat([...sheet.write(cells), ...sheet.end()]));
  return { path, rows };
};

/** The column of a turnover's year; month and amount follow, and all three are numbers. */
const FIRST_NUMBER = 4;

export const writeCustomers = (folder: string, rows: number): Promise<ImportFile> =>
  write(join(folder, 'customers.csv'), customerFormats.Customer?.columns, rows, (row) =>
    Object.values(customer(row)).join(','),
  );

/** As many records as the file has rows, half of them equal to the rows; and the records they refer to by code. */
export const customerLookups = (rows: number): LookupPages => ({
  codes: {
    company_code: ['AURORA'],
    location_code: ['AUR-MIL'],
    agent_code: Array.from({ length: 100 }, (_, at) => `AGE-${at}`),
  },
  records: Array.from({ length: rows }, (_, row) => {
    const { company_code, location_code, agent_code, categories: _none, ...rest } = customer(row);
    const entry = {
      company_code: [company_code],
      location_code: [location_code],
      agent_code: [agent_code],
      categories: [],
    };
    return { ...rest, ...entry, status: row % 2 === 0 ? 'active' : 'deactivated' };
  }),
});

const customer = (row: number) => ({
  code: `C${String(row).padStart(6, '0')}`,
  p_iva: vatNumber(1_000_000_000 + row),
  business_name: `Bar Centrale ${row}`,
  email: `bar${row}@example.com`,
  company_code: 'AURORA',
  location_code: 'AUR-MIL',
  agent_code: `AGE-${row % 100}`,
  categories: '',
  status: 'active',
});

/** Ten digits with the check digit of an Italian VAT number: a wrong one would give a warning in every row. */
const vatNumber = (digits: number): string =>
  Array.from({ length: 10 }, (_, last) => `${digits}${last}`).find(isPartitaIva) ?? '';

const write = async (
  path: string,
  columns: readonly { name: string }[] = [],
  rows: number,
  lineOf: (row: number) => string,
): Promise<ImportFile> => {
  const file = createWriteStream(path);
  file.write(`${columns.map(({ name }) => name).join(',')}\n`);
  for (let start = 0; start < rows; start += LINES_AT_A_TIME) {
    const count = Math.min(LINES_AT_A_TIME, rows - start);
    const lines = Array.from({ length: count }, (_, at) => `${lineOf(start + at)}\n`);
    if (!file.write(lines.join(''))) await once(file, 'drain');
  }
  file.end();
  await once(file, 'finish');
  return { path, rows };
};

const LINES_AT_A_TIME = 10_000;
