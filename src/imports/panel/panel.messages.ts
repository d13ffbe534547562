import { defineMessages } from '@/core/messages';

/** Words of imports: choosing a file. */
export const messages = defineMessages({
  it: {
    imports: {
      panel: {
        confirm: {
          text: 'Una riga cambia una promozione conclusa o con premi consegnati: selezionala per importarla. |||| %{count} righe cambiano promozioni concluse o con premi consegnati: seleziona quelle da importare.',
          changes: 'Modifiche a «%{name}»',
          effect_later: 'Seleziona la riga per vedere come cambia il valore dei premi.',
          reading: 'Caricamento dello stato delle promozioni…',
          failed: 'Impossibile caricare lo stato delle promozioni. Riprova.',
        },
        file: {
          title: 'Nuovo file',
          drop: 'Trascina qui un file CSV, .xlsx o .ods, o incolla le righe',
          limits: 'Codifica, separatore e intestazione vengono riconosciuti: puoi correggerli.',
          choose: 'Scegli un file',
          other: 'Scegli un altro file',
          remove: 'Rimuovi il file',
          discard: {
            title: 'Scartare le correzioni?',
            text: '«%{name}» ha %{smart_count} modifica non ancora importata. |||| «%{name}» ha %{count} modifiche non ancora importate.',
            confirm: 'Scarta correzioni',
            rows_title: 'Scartare le righe rimaste?',
            rows_text:
              '«%{name}» ha %{smart_count} riga non ancora importata. |||| «%{name}» ha %{count} righe non ancora importate.',
            rows_confirm: 'Scarta righe',
          },
          correct_left: 'Correggi la riga rimasta |||| Correggi le %{count} righe rimaste',
          left_kept: 'Le righe rimaste restano anche se ricarichi la pagina.',
          left_not_kept: 'Se ricarichi la pagina, le righe rimaste vanno perse: scaricale.',
          restored: '«%{name}» è di nuovo aperto, con le correzioni fatte.',
          restored_rest: '«%{name}» è di nuovo aperto, con le righe ancora da importare.',
          cancelled: 'Importazione interrotta',
          being_sent: 'Un altro file di questo tipo è in corso di invio: attendi il risultato.',
        },
        lost: {
          searching: 'Ricerca delle righe nella cronologia…',
          failed: 'Impossibile leggere la cronologia. Riprova.',
          none: 'Ancora nessuna riga di questo file nella cronologia: il server può essere al lavoro.',
          refused: 'La cronologia dice: %{message}',
          some: '%{count} riga su %{total} nella cronologia, %{failed} non riuscite. |||| %{count} righe su %{total} nella cronologia, %{failed} non riuscite.',
          all: 'Tutte le righe del file sono nella cronologia (%{count}, %{failed} non riuscite): non importarlo di nuovo.',
          open_rest: 'Apri la riga mancante |||| Apri le %{count} righe mancanti',
          ask: 'Controlla di nuovo',
          stored: '%{count} riga già registrata |||| %{count} righe già registrate',
        },
        format: {
          template: 'Scarica il modello',
          columns: 'Colonne del file',
          column: 'Colonna',
          field: 'Campo',
          content: 'Contenuto',
          example: 'Esempio',
          required: 'obbligatoria',
          optional: 'facoltativa',
          list: 'più valori separati da |',
          key: 'identifica l’elemento',
          values: 'valori ammessi: %{values}',
        },
      },
    },
  },
  en: {
    imports: {
      panel: {
        confirm: {
          text: 'One row changes a promotion that is concluded or has delivered awards: tick it to import it. |||| %{count} rows change promotions that are concluded or have delivered awards: tick those to import.',
          changes: 'Changes to “%{name}”',
          effect_later: 'Tick the row to see how the value of its awards changes.',
          reading: 'Loading the state of the promotions…',
          failed: 'Couldn’t load the state of the promotions. Try again.',
        },
        file: {
          title: 'New file',
          drop: 'Drop a CSV, .xlsx or .ods file here, or paste its rows',
          limits: 'Encoding, separator and header are detected automatically; you can change them.',
          choose: 'Choose a file',
          other: 'Choose another file',
          remove: 'Remove the file',
          discard: {
            title: 'Discard corrections?',
            text: '“%{name}” has %{smart_count} change not yet imported. |||| “%{name}” has %{count} changes not yet imported.',
            confirm: 'Discard corrections',
            rows_title: 'Discard the remaining rows?',
            rows_text:
              '“%{name}” has %{smart_count} row not yet imported. |||| “%{name}” has %{count} rows not yet imported.',
            rows_confirm: 'Discard rows',
          },
          correct_left: 'Fix the remaining row |||| Fix the %{count} remaining rows',
          left_kept: 'The remaining rows stay even if you reload the page.',
          left_not_kept: 'Reloading the page loses the remaining rows: download them.',
          restored: '“%{name}” is open again with your corrections.',
          restored_rest: '“%{name}” is open again with the rows still to import.',
          cancelled: 'Import stopped',
          being_sent: 'Another file of this type is being uploaded: wait for its result.',
        },
        lost: {
          searching: 'Looking for the rows in the history…',
          failed: 'Couldn’t load the history. Try again.',
          none: 'None of this file’s rows are in the history yet: the server may still be working.',
          refused: 'The history says: %{message}',
          some: '%{count} row of %{total} in the history, %{failed} failed. |||| %{count} rows of %{total} in the history, %{failed} failed.',
          all: 'All rows of the file are in the history (%{count}, %{failed} failed): don’t import it again.',
          open_rest: 'Open the missing row |||| Open the %{count} missing rows',
          ask: 'Check again',
          stored: '%{count} row stored so far |||| %{count} rows stored so far',
        },
        format: {
          template: 'Download the template',
          columns: 'File columns',
          column: 'Column',
          field: 'Field',
          content: 'Content',
          example: 'Example',
          required: 'required',
          optional: 'optional',
          list: 'several values separated by |',
          key: 'identifies the record',
          values: 'allowed values: %{values}',
        },
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'imports.panel': typeof messages;
  }
}
