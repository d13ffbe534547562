import { defineMessages } from '@/core/messages';

/** Words of imports: earlier imports. */
export const messages = defineMessages({
  it: {
    imports: {
      history: {
        title: 'Importazioni precedenti',
        none: 'Ancora nessun file importato',
        none_text: 'Dopo la prima importazione troverai qui ogni file con l’esito delle sue righe.',
        open: 'Mostra le righe di %{name}',
        close: 'Nascondi le righe di %{name}',
        download: 'Scarica il file %{name} come è stato inviato',
        correct_failed: 'Correggi le righe non riuscite',
        reopen: 'Riapri le righe inviate',
        previous_gone: 'I valori precedenti non sono più disponibili.',
        from: 'Dal',
        to: 'Al',
        files: 'File mostrati',
        all_files: 'Tutti i file',
        failed_files: 'Con righe non riuscite',
        dates_hint: 'Le date sono filtrate dalla console, file per file.',
        none_found: 'Nessun risultato: modifica ricerca o filtri.',
        row: 'Riga di dati',
        line: 'Riga del file inviato',
        code: 'Codice',
        record_name: 'Nome',
        read_codes: 'Mostra codici e nomi',
        read_codes_hint:
          'Per mostrare codici e nomi la console legge il file inviato (%{count} riga). |||| Per mostrare codici e nomi la console legge il file inviato (%{count} righe).',
        codes_failed: 'Codici e nomi non disponibili: il file inviato non è leggibile.',
        more: 'Mostra altri',
        failed_only: 'Solo non riuscite',
        all_rows: 'Tutte le righe',
        kinds: 'Tipi di errore',
        kind: '%{message} (%{count} riga) |||| %{message} (%{count} righe)',
        failed_read: 'Caricate le prime %{read} di %{total} righe non riuscite',
        kinds_of: 'Sulle prime %{read} di %{total} righe non riuscite',
        no_failure: 'Tutte le righe sono riuscite.',
        search: 'Cerca file, errore, codice o nome',
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
        title: 'Earlier imports',
        none: 'No imported files yet',
        none_text: 'After the first import, each file appears here with the outcome of its rows.',
        open: 'Show the rows of %{name}',
        close: 'Hide the rows of %{name}',
        download: 'Download the file %{name} as it was sent',
        correct_failed: 'Fix the failed rows',
        previous_gone: 'The previous values are no longer available.',
        reopen: 'Reopen the rows sent',
        from: 'From',
        to: 'To',
        files: 'Files shown',
        all_files: 'All files',
        failed_files: 'With failed rows',
        dates_hint: 'The console filters dates itself, file by file.',
        none_found: 'No results: change the search or filters.',
        row: 'Data row',
        line: 'Row in the sent file',
        code: 'Code',
        record_name: 'Name',
        read_codes: 'Show codes and names',
        read_codes_hint:
          'To show codes and names, the console reads the file sent (%{count} row). |||| To show codes and names, the console reads the file sent (%{count} rows).',
        codes_failed: 'No codes or names: the file sent can’t be read.',
        more: 'Show more',
        failed_only: 'Failed only',
        all_rows: 'All rows',
        kinds: 'Types of error',
        kind: '%{message} (%{count} row) |||| %{message} (%{count} rows)',
        failed_read: 'Loaded the first %{read} of %{total} failed rows',
        kinds_of: 'Of the first %{read} of %{total} failed rows',
        no_failure: 'All rows succeeded.',
        search: 'Search file, error, code or name',
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
