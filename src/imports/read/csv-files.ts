/** The file types that the browser offers when choosing a CSV file. */
export const CSV_FILES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';
