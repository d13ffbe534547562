import type { PoolClient } from 'pg';
import { Refusal } from './refusal';

/** What a list can be asked for. SQL comes from here alone, values from the query are bound. */
export type ListRules = {
  table: string;
  /** Columns of a row, as SQL. */
  columns: string;
  /** Fields of `sortField`: the SQL each sorts by. */
  sorted: Readonly<Record<string, string>>;
  /** Filters by parameter: a condition on the value `$`. */
  filters: Readonly<Record<string, string>>;
};

/** `table.column` sorted as people read it: empty texts last, whatever the direction. */
export const sortedText = (column: string): string => `nullif(${column}, '') collate "und-x-icu"`;

export type Query = Readonly<Record<string, unknown>>;

/** The condition that `query` asks for, with its values. */
export const conditionOf = (query: Query, { filters }: ListRules) => {
  const values: unknown[] = [];
  const conditions = ['true'];
  const bind = (value: unknown) => `$${values.push(value)}`;
  const term = textOf(query, 'searchTerm').trim();
  if (term) conditions.push(`search like '%' || escape_like(fold(${bind(term)})) || '%'`);
  for (const [parameter, condition] of Object.entries(filters)) {
    const value = textOf(query, parameter);
    if (value) conditions.push(condition.replaceAll('$', bind(value)));
  }
  return { where: conditions.join(' and '), values };
};

/** A page of rows, and how many there are in all. @throws {Refusal} 400 for parameters that are none. */
export const pageOf = async (client: PoolClient, query: Query, rules: ListRules) => {
  const page = wholeOf(query, 'page', 1, 1_000_000);
  const pageSize = wholeOf(query, 'pageSize', 10, 1000);
  const sortField = textOf(query, 'sortField') || '_id';
  const column = Object.hasOwn(rules.sorted, sortField) ? rules.sorted[sortField] : undefined;
  const direction = { '': 'asc', '1': 'asc', '-1': 'desc' }[textOf(query, 'sortDir')];
  if (!column || !direction) throw new Refusal(400, 'bad_request');
  const { where, values } = conditionOf(query, rules);
  const { rows } = await client.query<Query>(
    `select ${rules.columns} from ${rules.table} where ${where}
      order by ${column} ${direction} nulls last, _id limit ${pageSize} offset ${(page - 1) * pageSize}`,
    values,
  );
  const counted = await client.query<{ count: string }>(
    `select count(*) from ${rules.table} where ${where}`,
    values,
  );
  return { rows, total: Number(counted.rows[0]?.count) };
};

/** A parameter that is given once. */
const textOf = (query: Query, parameter: string): string => {
  const value = query[parameter] ?? '';
  if (typeof value !== 'string' || value.includes('\0')) throw new Refusal(400, 'bad_request');
  return value;
};

const wholeOf = (query: Query, parameter: string, initial: number, most: number): number => {
  const value = textOf(query, parameter);
  const number = value === '' ? initial : Number(value);
  if (Number.isInteger(number) && number >= 1 && number <= most) return number;
  throw new Refusal(400, 'bad_request');
};
