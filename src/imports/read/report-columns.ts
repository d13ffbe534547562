/** The first column in a file of failed rows: their lines in the file they come from, which its name identifies. */
export const lineColumn = (fingerprint: string): string => `${LINE}${fingerprint}`;

/** The column with the errors in such a file, after the file's own columns. */
export const ERROR_COLUMN = '#error';

/** Whether a column was added by the console to a file of failed rows, and so holds no data. */
export const isReportColumn = (name: string): boolean => {
  const text = name.trim().toLowerCase();
  return text === ERROR_COLUMN || text.startsWith(LINE);
};

/** Whether a file is one of failed rows, by its columns. */
export const isReport = (header: readonly string[]): boolean =>
  header.some((name) => name.trim().toLowerCase().startsWith(LINE));

const LINE = '#line-';
