/** What the browser offers to choose CSV files from. */
export const CSV_FILES = '.csv,.tsv,.txt,text/csv,text/plain,text/tab-separated-values';
