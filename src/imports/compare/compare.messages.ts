import { defineMessages } from '@/core/messages';

/** Words of imports: what a file changes. */
export const messages = defineMessages({
  it: {
    imports: {
      compare: {
        edit: 'Modifica %{cell}: %{value}',
        changes: {
          title: 'Modifiche nel file',
          show: 'Mostra che cosa cambia',
          hide: 'Nascondi che cosa cambia',
          more: 'Mostra altre righe',
          record: 'Elemento',
          field: 'Campo',
          before: 'Prima',
          after: 'Dopo',
          exclude: 'Escludi la riga',
          exclude_sale: 'Escludi la vendita %{code}',
          excluded: 'Riga %{line} esclusa',
          excluded_sale: 'Vendita %{code} esclusa, con tutte le sue righe',
          edited: 'Cella modificata',
        },
        added: {
          title: 'Righe nuove nel file',
          show: 'Mostra le righe nuove',
          hide: 'Nascondi le righe nuove',
        },
        excluded: {
          title: 'Righe escluse',
          show: 'Mostra le righe escluse',
          hide: 'Nascondi le righe escluse',
          include: 'Includi',
          include_sale: 'Includi la vendita %{code}',
          included: 'Riga %{line} inclusa',
          included_sale: 'Vendita %{code} inclusa, con tutte le sue righe',
        },
        previous: {
          changed:
            'Scarica com’era prima (%{count} riga) |||| Scarica com’era prima (%{count} righe)',
          changed_sheet: 'Com’era prima (.xlsx)',
          added: 'Scarica i codici nuovi (%{count})',
          added_sent: 'Scarica i codici inviati come nuovi (%{count})',
          restore: 'Riporta com’era prima',
          restorable:
            'Puoi ripristinare i valori precedenti di %{count} riga. |||| Puoi ripristinare i valori precedenti di %{count} righe.',
          here: 'I valori precedenti restano solo in questa scheda del browser.',
          elsewhere:
            'I valori precedenti si ripristinano solo dalla scheda del browser che ha inviato il file.',
          added_hint:
            'Un elemento nuovo resta: va eliminato a mano. |||| %{count} elementi nuovi restano: vanno eliminati a mano.',
          added_stays:
            'Un elemento nuovo resta: dalla console non si può eliminare. |||| %{count} elementi nuovi restano: dalla console non si possono eliminare.',
          added_partly:
            'Un codice inviato come nuovo resta, se è riuscito: controlla la cronologia. |||| Dei %{count} codici inviati come nuovi restano quelli riusciti: controlla la cronologia.',
          unknown:
            'L’elenco attuale non contiene: %{columns}. Questi valori non si possono ripristinare.',
          unavailable: 'Impossibile salvare i valori attuali: l’elenco non è completo.',
          suffix: 'com-era-prima',
          added_suffix: 'nuovi',
        },
        figures: {
          rows: 'Righe',
          added: 'Nuove',
          changed: 'Da modificare',
          same: 'Già uguali',
          unknown: 'Valide',
          repeated: 'Ripetute',
          left_out: 'Escluse',
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
        edit: 'Edit %{cell}: %{value}',
        changes: {
          title: 'Changes in the file',
          show: 'Show changes',
          hide: 'Hide changes',
          more: 'Show more rows',
          record: 'Record',
          field: 'Field',
          before: 'Before',
          after: 'After',
          exclude: 'Leave the row out',
          exclude_sale: 'Leave sale %{code} out',
          excluded: 'Row %{line} left out',
          excluded_sale: 'Sale %{code} left out, with all its rows',
          edited: 'Cell changed',
        },
        added: {
          title: 'New rows in the file',
          show: 'Show the new rows',
          hide: 'Hide the new rows',
        },
        excluded: {
          title: 'Rows left out',
          show: 'Show the rows left out',
          hide: 'Hide the rows left out',
          include: 'Include',
          include_sale: 'Include sale %{code}',
          included: 'Row %{line} included',
          included_sale: 'Sale %{code} included, with all its rows',
        },
        previous: {
          changed:
            'Download the earlier values (%{count} row) |||| Download the earlier values (%{count} rows)',
          changed_sheet: 'Earlier values (.xlsx)',
          added: 'Download the new codes (%{count})',
          added_sent: 'Download the codes sent as new (%{count})',
          restore: 'Restore the earlier values',
          restorable:
            'You can restore the earlier values of %{count} row. |||| You can restore the earlier values of %{count} rows.',
          here: 'The earlier values stay only in this browser tab.',
          elsewhere:
            'The earlier values can be restored only in the browser tab that sent the file.',
          added_hint:
            'One new record stays: delete it by hand. |||| %{count} new records stay: delete them by hand.',
          added_stays:
            'One new record stays: it can’t be deleted in the console. |||| %{count} new records stay: they can’t be deleted in the console.',
          added_partly:
            'One code sent as new stays if it succeeded: check the history. |||| Of %{count} codes sent as new, those that succeeded stay: check the history.',
          unknown: 'The current list doesn’t contain: %{columns}. These values can’t be restored.',
          unavailable: 'Couldn’t save the current values: the list isn’t complete.',
          suffix: 'earlier-values',
          added_suffix: 'new',
        },
        figures: {
          rows: 'Rows',
          added: 'New',
          changed: 'Changed',
          same: 'Unchanged',
          unknown: 'Valid',
          repeated: 'Repeated',
          left_out: 'Left out',
          failed: 'With errors',
        },
        repeated: 'Repeated rows match an earlier one: each record is sent once.',
        changed_columns: 'Fields that change: %{columns}',
        reading_records: 'The data to compare with is still loading.',
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
