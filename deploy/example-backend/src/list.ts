import { escapeIdentifier, type PoolClient } from 'pg';
import type { Row } from './calls';

/** How the rows of a table are listed. SQL comes from here alone; what a query asks for is bound or quoted. */
export type List = {
  table: string;
  /** Columns of a row, where they are not all. */
  listed?: string;
  /** Filters by parameter: a condition on the value `$`. */
  filters: Readonly<Record<string, string>>;
  /** What is told beside the number of rows. */
  totals?: string;
};

/** Filters with the names of their columns: a value, or one of a list of values. */
export const values = (...columns: readonly string[]) => filtersOf(columns, (column) => `${column} = $`);
export const items = (...columns: readonly string[]) => filtersOf(columns, (column) => `${column} @> array[$]`);

const filtersOf = (columns: readonly string[], condition: (column: string) => string) =>
  Object.fromEntries(columns.map((column) => [column, condition(column)]));

/** The condition that filters of `query` and each word of its search make, and its values. */
export const conditionOf = (query: Row, { filters }: List) => {
  const bound: unknown[] = [];
  const bind = (condition: string, value: unknown) => condition.replace('$', () => `$${bound.push(value)}`);
  const words = String(query['searchTerm'] ?? '').match(/\S+/g) ?? [];
  const conditions = words.map((word) => bind('search like search_pattern($)', word));
  for (const [parameter, condition] of Object.entries(filters)) {
    if ((query[parameter] ?? '') !== '') conditions.push(bind(condition, query[parameter]));
  }
  return { where: ['true', ...conditions].join(' and '), bound };
};

/** A page of rows, and what is told of them all. */
export const pageOf = async (client: PoolClient, query: Row, list: List) => {
  const { table, listed = '*', totals = 'count(*)::integer as total_rows' } = list;
  const { where, bound } = conditionOf(query, list);
  const column = escapeIdentifier(String(query['sortField']));
  const direction = query['sortDir'] === -1 ? 'desc' : 'asc';
  const size = Number(query['pageSize']);
  const { rows } = await client.query<Row>(
    `select ${listed} from ${table} where ${where} order by ${column} ${direction} nulls last, _id
      limit ${size} offset ${(Number(query['page']) - 1) * size}`,
    bound,
  );
  const counted = await client.query<Row>(`select ${totals} from ${table} where ${where}`, bound);
  return { rows, totals: counted.rows[0] };
};
