/**
 * The file types that the browser offers for a file of rows. They include old workbooks, for which the console explains
 * how to save them.
 */
export const CSV_FILES =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.ods,.xls,text/csv,text/plain,text/tab-separated-values';

/** The name of the CSV file made of a workbook; a file of text keeps its own. */
export const csvName = (name: string): string => name.replace(/\.(xlsx|xlsm|ods)$/i, '.csv');
