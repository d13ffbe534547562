import { BO_USER } from '@/core/resource-names';
import { REQUIRED } from '@/core/validation-messages';
import type { ColumnConstraint } from './column-constraints';
import { isViolation } from './constraint-check';
import { onlyOwnerOf } from './column-constraints';
import { UNKNOWN_CODE } from './column-codes';
import type { RowIssue } from './issue-store';
import type { KnownCodes } from './known-codes';
import type { FormatColumn, RowReading } from './row-reader';

/** Message of an agent that is missing, unknown or another one, where that of the row's customer is known. */
export const AGENT_OF_CUSTOMER = 'imports.check.agent_of_customer';

/**
 * Finds the agent of each row's customer, and reports a wrong one as an error of the agent's cell: of the two codes, the
 * customer's says whose the row is. Undefined for files without both columns.
 */
export const createAgentCheck = (
  columns: readonly FormatColumn[],
  { codes, constraints }: { codes: KnownCodes; constraints: readonly ColumnConstraint[] },
) => {
  const constraint = constraints.find(({ resource }) => resource === BO_USER);
  const customer = columns.find(({ name }) => name === constraint?.column);
  const agent = columns.find(({ name }) => name === constraint?.within);
  if (!constraint || !customer || !agent || agent.isAbsent) return undefined;
  /** The only agent of the row's customer; undefined where the customer is unknown, or has several. */
  const agentOf = ({ cells }: RowReading): string | undefined =>
    onlyOwnerOf(constraint, codes, cells[customer.index]?.text ?? '');
  const isReplaced = ({ column, message }: RowIssue): boolean =>
    (column === customer.name && isViolation(message, BO_USER)) ||
    (column === agent.name &&
      (message === REQUIRED || message === UNKNOWN_CODE || isViolation(message)));
  return {
    agentOf,
    /** Replaces the errors of a row that the agent of its customer would correct. */
    replaceIn: (reading: RowReading, found: RowIssue[]): void => {
      const first = found.findIndex(isReplaced);
      if (first === -1) return;
      const own = agentOf(reading);
      const isOther = own !== undefined && own !== reading.cells[agent.index]?.text;
      const isCustomerWrong = found.some(
        (issue) => issue.column === customer.name && !isReplaced(issue),
      );
      if (!isOther || isCustomerWrong) return;
      const others = found.filter((issue) => !isReplaced(issue));
      const issue = { column: agent.name, message: AGENT_OF_CUSTOMER };
      found.splice(0, found.length, ...others.toSpliced(first, 0, issue));
    },
  };
};
