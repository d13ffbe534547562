/**
 * The backend's message about a row, with the label of a column in place of the name that a part of it begins with:
 * `email: Email non valida; code: …`. Other names and all other words stay as they are.
 *
 * @param labelOf returns the name itself where no column has it
 */
export const withLabels = (message: string, labelOf: (column: string) => string): string =>
  message.replace(PART, (_, before: string, name: string) => before + labelOf(name));

/** The name that a part begins with: at the beginning, on a new line, or after a semicolon. */
const PART = /(^|\n|; )(\w+)(?=:\s)/g;
