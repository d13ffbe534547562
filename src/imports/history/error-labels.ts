/**
 * The backend's message about a row, with column names at the beginning of its parts replaced by their labels:
 * `email: Email non valida; code: …`. Everything else stays as it is.
 *
 * @param labelOf returns the name itself where no column has it
 */
export const withLabels = (message: string, labelOf: (column: string) => string): string =>
  message.replace(PART, (_, before: string, name: string) => before + labelOf(name));

/** The name that a part begins with: at the beginning, on a new line, or after a semicolon. */
const PART = /(^|\n|; )(\w+)(?=:\s)/g;
