import { CUSTOMER } from '@/core/resource-names';
import type { ColumnMapping } from '@/imports/read/column-mapping';
import { onlyOwnerOf, type ColumnConstraint } from './column-constraints';
import type { KnownCodes } from './known-codes';

/** Message of a row whose customer has no value for a column that is taken from the customer, or several. */
export const NOT_ONE_OF_CUSTOMER = 'imports.check.not_one_of_customer';

/** A column that the file lacks, filled in each row with the code of the row's customer, such as the customer's agent. */
export type InheritedColumn = {
  name: string;
  /** The column with the customer. */
  from: string;
  /** The code for a customer; undefined for an unknown customer, and where the customer has none or several. */
  codeOf: (customer: string) => string | undefined;
};

type Known = { codes: KnownCodes; constraints: readonly ColumnConstraint[] };

/** Those of `names` that a file with this mapping lacks and some of the known customers have. */
export const inheritableColumns = (
  names: readonly string[],
  mapping: ColumnMapping,
  { codes, constraints }: Known,
): string[] => {
  const isKnown = ({ within, column, own }: ColumnConstraint, name: string): boolean =>
    within === name && codes.get(column)?.owners[own]?.some(Boolean) === true;
  return inheritedColumns(names, mapping, { codes, constraints }).flatMap(({ name }) =>
    constraints.some((constraint) => isKnown(constraint, name)) ? name : [],
  );
};

/** Those of `names` that a file with this mapping lacks and that its customers may have. */
export const inheritedColumns = (
  names: Iterable<string>,
  mapping: ColumnMapping,
  { codes, constraints }: Known,
): InheritedColumn[] =>
  [...names].flatMap((name) => {
    const constraint = constraints.find(
      ({ within, referenced }) => within === name && referenced === CUSTOMER,
    );
    if (!constraint || mapping.includes(name) || !mapping.includes(constraint.column)) return [];
    const from = constraint.column;
    return [{ name, from, codeOf: (customer) => onlyOwnerOf(constraint, codes, customer) }];
  });
