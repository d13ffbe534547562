import { defineMessages } from '@/core/messages';

/** Words of earlier imports. */
export const messages = defineMessages({
  it: {
    imports: {
      history: {
        search: 'Cerca file, errore, codice o nome…',
        rows: {
          searching: 'Ricerca di codici e nomi nei file inviati…',
          searched:
            'File ed errori: cercati ovunque. Codici e nomi: %{rows} righe del file più recente. |||| File ed errori: cercati ovunque. Codici e nomi: %{rows} righe dei %{files} file più recenti.',
          too_many:
            'File ed errori: cercati ovunque. Codici e nomi: il file più recente ha troppe righe per cercarli subito.',
          unreadable: '%{count} file non leggibile. |||| %{count} file non leggibili.',
          failed: 'Impossibile cercare codici e nomi. Riprova.',
          more: 'Cerca nei file precedenti',
          others: 'e %{count} altra riga |||| e altre %{count} righe',
        },
      },
    },
  },
  en: {
    imports: {
      history: {
        search: 'Search file, error, code or name…',
        rows: {
          searching: 'Searching codes and names in the sent files…',
          searched:
            'Files and errors: searched everywhere. Codes and names: %{rows} rows of the newest file. |||| Files and errors: searched everywhere. Codes and names: %{rows} rows of the %{files} newest files.',
          too_many:
            'Files and errors: searched everywhere. Codes and names: the newest file has too many rows to search at once.',
          unreadable: '%{count} unreadable file. |||| %{count} unreadable files.',
          failed: 'Couldn’t search codes and names. Try again.',
          more: 'Search earlier files',
          others: 'and %{count} other row |||| and %{count} other rows',
        },
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'imports.history': typeof messages;
  }
}
