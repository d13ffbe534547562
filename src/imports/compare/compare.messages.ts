import { defineMessages } from '@/core/messages';

/** Words of imports: what a file changes. */
export const messages = defineMessages({
  it: {
    imports: {
      compare: {
        changes: {
          title: 'Modifiche del file',
          show: 'Mostra che cosa cambia',
          hide: 'Nascondi che cosa cambia',
          more: 'Mostra altre righe',
          record: 'Elemento',
          field: 'Campo',
          before: 'Prima',
          after: 'Dopo',
        },
        previous: {
          changed:
            'Scarica com’era prima (%{count} riga) |||| Scarica com’era prima (%{count} righe)',
          changed_sheet: 'Com’era prima, .xlsx',
          fresh: 'Scarica i codici nuovi (%{count})',
          fresh_sent: 'Scarica i codici inviati come nuovi (%{count})',
          restore: 'Riporta com’era prima',
          hint: 'Importa il file «com’era prima» per annullare le modifiche.',
          fresh_hint: 'Gli elementi nuovi vanno eliminati a mano.',
          fresh_stays: 'Gli elementi nuovi non si possono eliminare dalla console.',
          unknown:
            'L’elenco attuale non contiene: %{columns}. Questi valori non si possono ripristinare.',
          unavailable: 'Impossibile salvare i valori attuali: l’elenco non è completo.',
          suffix: 'com-era-prima',
          fresh_suffix: 'nuovi',
        },
        figures: {
          rows: 'Righe',
          fresh: 'Nuove',
          changed: 'Da modificare',
          same: 'Già uguali',
          unknown: 'Valide',
          repeated: 'Ripetute',
          failed: 'Con errori',
        },
        repeated:
          'Le righe ripetute sono uguali a una precedente: ogni elemento viene inviato una volta sola.',
        changed_columns: 'Campi che cambiano: %{columns}',
        reading_records: 'I dati per il confronto sono ancora in caricamento.',
        comparing: 'Righe confrontate con i dati attuali: %{done} di %{rows}',
      },
    },
  },
  en: {
    imports: {
      compare: {
        changes: {
          title: 'Changes of the file',
          show: 'Show what changes',
          hide: 'Hide what changes',
          more: 'Show more rows',
          record: 'Record',
          field: 'Field',
          before: 'Before',
          after: 'After',
        },
        previous: {
          changed:
            'Download the earlier values (%{count} row) |||| Download the earlier values (%{count} rows)',
          changed_sheet: 'Earlier values, .xlsx',
          fresh: 'Download the new codes (%{count})',
          fresh_sent: 'Download the codes sent as new (%{count})',
          restore: 'Restore the earlier values',
          hint: 'Import the file of earlier values to undo the changes.',
          fresh_hint: 'New records must be deleted by hand.',
          fresh_stays: 'New records can’t be deleted in the console.',
          unknown: 'The current list doesn’t contain: %{columns}. These values can’t be restored.',
          unavailable: 'Couldn’t save the current values: the list isn’t complete.',
          suffix: 'earlier-values',
          fresh_suffix: 'new',
        },
        figures: {
          rows: 'Rows',
          fresh: 'New',
          changed: 'Changed',
          same: 'Unchanged',
          unknown: 'Valid',
          repeated: 'Repeated',
          failed: 'With errors',
        },
        repeated: 'Repeated rows equal an earlier one: each record is sent once.',
        changed_columns: 'Fields that change: %{columns}',
        reading_records: 'The data to compare with are still loading.',
        comparing: 'Rows compared with the current data: %{done} of %{rows}',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'imports.compare': typeof messages;
  }
}
