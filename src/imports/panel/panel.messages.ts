import { defineMessages } from '@/core/messages';

/** Words of imports: choosing a file. */
export const messages = defineMessages({
  it: {
    imports: {
      panel: {
        settled: {
          text: 'Una riga cambia una promozione conclusa o con premi consegnati: selezionala per importarla. |||| %{count} righe cambiano promozioni concluse o con premi consegnati: seleziona quelle da importare.',
          reading: 'Caricamento dello stato delle promozioni…',
          failed: 'Impossibile caricare lo stato delle promozioni. Riprova.',
        },
        file: {
          title: 'Nuovo file',
          drop: 'Trascina qui un file CSV, o incolla le righe',
          limits: 'Codifica, separatore e intestazione vengono riconosciuti: puoi correggerli.',
          choose: 'Scegli un file',
          other: 'Scegli un altro file',
          remove: 'Rimuovi il file',
          discard: {
            title: 'Scartare le correzioni?',
            text: '«%{name}» ha %{smart_count} modifica non ancora importata. |||| «%{name}» ha %{count} modifiche non ancora importate.',
            confirm: 'Scarta correzioni',
          },
          cancelled: 'Importazione interrotta',
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
        settled: {
          text: 'One row changes a promotion that is concluded or has delivered awards: tick it to import it. |||| %{count} rows change promotions that are concluded or have delivered awards: tick those to import.',
          reading: 'Loading the state of the promotions…',
          failed: 'Couldn’t load the state of the promotions. Try again.',
        },
        file: {
          title: 'New file',
          drop: 'Drop a CSV file here, or paste its rows',
          limits: 'Encoding, separator and header are recognised: you can correct them.',
          choose: 'Choose a file',
          other: 'Choose another file',
          remove: 'Remove the file',
          discard: {
            title: 'Discard corrections?',
            text: '“%{name}” has %{smart_count} change not yet imported. |||| “%{name}” has %{count} changes not yet imported.',
            confirm: 'Discard corrections',
          },
          cancelled: 'Import stopped',
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
