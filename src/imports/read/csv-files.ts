/**
 * The file types that the browser offers when choosing a file of rows. Old workbooks are among them: the console says
 * how to save them.
 */
export const CSV_FILES =
  '.csv,.tsv,.txt,.xlsx,.xlsm,.ods,.xls,text/csv,text/plain,text/tab-separated-values';

/** The name of the CSV file made of a workbook; a file of text keeps its own. */
export const csvName = (name: string): string => name.replace(/\.(xlsx|xlsm|ods)$/i, '.csv');
