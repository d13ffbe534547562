import { defineMessages } from '@/core/messages';

/** Words of imports: sending. */
export const messages = defineMessages({
  it: {
    imports: {
      send: {
        unchecked: 'Importa',
        cancel: 'Interrompi',
        sending: 'Invio di %{name}…',
        sent_bytes: '%{sent} di %{total}',
        processing: 'File inviato: il server sta importando le righe…',
        signed_out: 'Sessione terminata prima che il server ricevesse il file: importalo di nuovo.',
        not_imported: 'File non inviato per intero: nessuna riga importata.',
        perhaps_imported: 'File già inviato: prima di ripetere, controlla qui sotto.',
        too_large:
          'Il file è troppo grande per il server: dividilo e importa una parte alla volta.',
        sent_before: 'Hai già importato questo file: le sue righe verrebbero importate di nuovo.',
        actions: {
          rows: 'Importa %{count} riga |||| Importa %{count} righe',
          good: 'Importa %{count} riga valida |||| Importa %{count} righe valide',
          all: 'Importa tutto il file',
          whole:
            'Tutto il file comprende la riga con errori: il server può rifiutarla, o usarla per aggiornare un elemento esistente. |||| Tutto il file comprende le %{count} righe con errori: il server può rifiutarle, o usarle per aggiornare elementi esistenti.',
          comparing: 'Potrai importare appena il confronto con i dati esistenti è finito.',
          save_failed: 'Scarica le righe con errori',
          failed_suffix: 'errori',
        },
        outcome: {
          received: 'File importato',
          rows: '%{count} riga |||| %{count} righe',
          succeeded: '%{count} riuscita |||| %{count} riuscite',
          failed: '%{count} non riuscita |||| %{count} non riuscite',
          left: '%{count} ancora da correggere',
        },
      },
    },
  },
  en: {
    imports: {
      send: {
        unchecked: 'Import',
        cancel: 'Stop',
        sending: 'Uploading %{name}…',
        sent_bytes: '%{sent} of %{total}',
        processing: 'The file has been sent: the server is importing its rows…',
        signed_out: 'The session ended before the server received the file: import it again.',
        not_imported: 'The file wasn’t sent in full: no rows were imported.',
        perhaps_imported: 'File already sent: check below before you try again.',
        too_large: 'The file is too large for the server: split it and import one part at a time.',
        sent_before: 'You have already imported this file: its rows would be imported again.',
        actions: {
          rows: 'Import %{count} row |||| Import %{count} rows',
          good: 'Import %{count} valid row |||| Import %{count} valid rows',
          all: 'Import the whole file',
          whole:
            'The whole file includes the row with errors: the server may reject it, or update an existing record with it. |||| The whole file includes the %{count} rows with errors: the server may reject them, or update existing records with them.',
          comparing: 'You can import as soon as the comparison with existing data ends.',
          save_failed: 'Download the rows with errors',
          failed_suffix: 'errors',
        },
        outcome: {
          received: 'File imported',
          rows: '%{count} row |||| %{count} rows',
          succeeded: '%{count} succeeded',
          failed: '%{count} failed',
          left: '%{count} still to fix',
        },
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'imports.send': typeof messages;
  }
}
