import { itemsOf } from '@/core/imports';
import { BO_USER, COMPANY, CUSTOMER, LOCATION } from '@/core/resource-names';
import { ownersOf, type ColumnConstraint } from './column-constraints';
import type { RowIssue } from './issue-store';
import type { KnownCodes } from './known-codes';
import type { FormatColumn, RowReading } from './row-reader';

const MESSAGE = 'imports.check.mismatch';

/** The message of a record that belongs to another one of `resource`. */
const violationOf = (resource: string): string =>
  `${MESSAGE}.${NAMED.includes(resource) ? resource : 'other'}`;

const NAMED: readonly string[] = [COMPANY, LOCATION, BO_USER, CUSTOMER];

/** Whether a message is that of a record that belongs to another one, of `resource` if it is given. */
export const isViolation = (message: string, resource?: string): boolean =>
  resource === undefined ? message.startsWith(MESSAGE) : message === violationOf(resource);

/**
 * Creates a function that adds an error to each valid cell of a row whose record does not belong to the one that the
 * row names. A value that is unknown or empty on either side is no error. Most rows repeat the codes of the row before:
 * their result is kept.
 */
export const createConstraintCheck = (
  columns: readonly FormatColumn[],
  codes: KnownCodes,
  constraints: readonly ColumnConstraint[],
) => {
  const checks = constraints.flatMap((constraint) => {
    const column = columns.find(({ name }) => name === constraint.column);
    const within = columns.find(({ name }) => name === constraint.within);
    const isPossible = column && within && !column.isAbsent && codes.has(constraint.column);
    if (!isPossible) return [];
    const message = violationOf(constraint.resource);
    return { constraint, at: column.index, from: within.index, message, ...NOTHING_CHECKED };
  });
  return ({ cells }: RowReading, issues: RowIssue[]): void => {
    for (const check of checks) {
      const text = cells[check.at]?.text ?? '';
      const within = cells[check.from]?.text ?? '';
      if (text === '' || within === '') continue;
      if (text !== check.text || within !== check.within) {
        check.text = text;
        check.within = within;
        check.isRight = agrees(check.constraint, codes, text, within);
      }
      const { column, within: other } = check.constraint;
      // An unknown company is an error of its own: it would make one of every other cell.
      const hasError = issues.some(
        (issue) =>
          issue.column === column || (issue.column === other && !isViolation(issue.message)),
      );
      if (!check.isRight && !hasError) {
        issues.push({ column, message: check.message });
      }
    }
  };
};

/** The owner of the record in a cell with this error; '' for other errors. */
export const ownersBehind = (
  { column, message }: RowIssue,
  cell: string,
  { codes, constraints }: { codes: KnownCodes; constraints: readonly ColumnConstraint[] },
): string => {
  const constraint = constraints.find(
    (known) => known.column === column && violationOf(known.resource) === message,
  );
  const owners = itemsOf(cell).flatMap((code) =>
    constraint ? itemsOf(ownersOf(constraint, codes, code) ?? '') : [],
  );
  return [...new Set(owners)].slice(0, OWNERS_SHOWN).join(', ');
};

const OWNERS_SHOWN = 3;

const NOTHING_CHECKED = { text: '', within: '', isRight: true };

const agrees = (
  constraint: ColumnConstraint,
  codes: KnownCodes,
  text: string,
  within: string,
): boolean => {
  if (!text.includes('|') && !within.includes('|')) {
    const owners = ownersOf(constraint, codes, text);
    return owners === undefined || owners === within || itemsOf(owners).includes(within);
  }
  const wanted = itemsOf(within);
  return itemsOf(text).every((code, at) => {
    const owners = ownersOf(constraint, codes, code);
    const own = constraint.isItemwise ? wanted.slice(at, at + 1) : wanted;
    return (
      owners === undefined || own.length === 0 || itemsOf(owners).some((one) => own.includes(one))
    );
  });
};
