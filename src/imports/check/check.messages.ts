import { defineMessages } from '@/core/messages';

/** Words of imports: the check of its rows. */
export const messages = defineMessages({
  it: {
    imports: {
      check: {
        progress: 'Righe controllate: %{rows}, %{speed} al secondo',
        seconds_left:
          'ancora circa %{smart_count} secondo |||| ancora circa %{smart_count} secondi',
        unknown_code: 'Il codice non esiste',
        similar_code: 'Il codice non esiste, ma uno simile sì',
        name_for_code: 'È un nome, non un codice',
        part_of_name: 'Forse è un nome, non un codice',
        similar_value: 'Valore non previsto, ma uno simile sì',
        period_in_month: 'Contiene anche l’anno',
        blank: 'Manca, ma ha un valore attuale',
        blank_now: 'Obbligatorio. Valore attuale: %{value}',
        total: 'Sembra un totale',
        note: 'Sembra una nota',
        doubts: {
          zeros: 'Mancano gli zeri iniziali',
          prefix: 'Prefisso o segni in più',
          vat: 'Non valida in Italia',
          letters: 'Lettere lette con la codifica sbagliata',
          lost: 'Lettere perse',
          phone: 'Mancano gli zeri o il + iniziali',
          similar: 'Codice simile a uno esistente',
          quote: 'Virgolette non chiuse',
          future: 'Periodo futuro',
          emptied: 'La cella vuota cancella il valore esistente',
          total: 'Totale, escluso',
          note: 'Nota, esclusa',
        },
        failed_formula: 'Errore di una formula del foglio: il valore manca',
        rounded: 'Notazione scientifica: il foglio ha perso le ultime cifre',
        disagrees: {
          company: 'Appartiene a un’altra azienda',
          location: 'Appartiene a un’altra sede',
          'bo-user': 'È di un altro agente',
          'app-user': 'È di un altro cliente',
          other: 'Non corrisponde alle altre colonne della riga',
        },
        reported: 'Non riuscita la volta scorsa',
        one_of: 'Valore non previsto. Valori ammessi: %{values}',
        duplicate: 'Lo stesso elemento compare già in una riga precedente',
        duplicate_in: 'Lo stesso elemento compare già nella riga %{line}',
        differs: 'Lo stesso elemento ha un altro valore in una riga precedente',
        differs_in: 'Lo stesso elemento ha un altro valore nella riga %{line}',
        too_many_cells: 'La riga ha più celle delle %{count} colonne',
        unread: 'Impossibile caricare: %{lists}. Le righe non vengono confrontate con questi dati.',
        read_again: 'Carica di nuovo',
        stopped:
          'Controllo interrotto dopo %{count} riga. |||| Controllo interrotto dopo %{count} righe.',
        again: 'Ricomincia',
      },
    },
  },
  en: {
    imports: {
      check: {
        progress: 'Rows checked: %{rows}, %{speed} a second',
        seconds_left: 'about %{smart_count} second left |||| about %{smart_count} seconds left',
        unknown_code: 'The code doesn’t exist',
        similar_code: 'The code doesn’t exist, but a similar one does',
        name_for_code: 'It is a name, not a code',
        part_of_name: 'It may be a name, not a code',
        similar_value: 'Unknown value, but a similar one exists',
        period_in_month: 'Contains the year too',
        blank: 'Missing, has a current value',
        blank_now: 'Required. Current value: %{value}',
        total: 'Looks like a total',
        note: 'Looks like a note',
        doubts: {
          zeros: 'Missing leading zeros',
          prefix: 'Extra prefix or signs',
          vat: 'Not valid in Italy',
          letters: 'Letters read in the wrong encoding',
          lost: 'Lost letters',
          phone: 'Missing leading zeros or +',
          similar: 'Similar to an existing code',
          quote: 'Unclosed quotation mark',
          future: 'Future period',
          emptied: 'The blank cell clears the existing value',
          total: 'Total, left out',
          note: 'Note, left out',
        },
        failed_formula: 'A formula in the spreadsheet failed: there is no value',
        rounded: 'Scientific notation: the spreadsheet lost the last digits',
        disagrees: {
          company: 'Belongs to another company',
          location: 'Belongs to another location',
          'bo-user': 'Has a different agent',
          'app-user': 'Belongs to another customer',
          other: 'Doesn’t match the row’s other columns',
        },
        reported: 'Failed last time',
        one_of: 'Unknown value. Allowed values: %{values}',
        duplicate: 'The same record already appears in an earlier row',
        duplicate_in: 'The same record already appears in row %{line}',
        differs: 'The same record has a different value in an earlier row',
        differs_in: 'The same record has a different value in row %{line}',
        too_many_cells: 'The row has more cells than the %{count} columns',
        unread: 'Couldn’t load: %{lists}. Rows aren’t compared with this data.',
        read_again: 'Load again',
        stopped: 'Check stopped after %{count} row. |||| Check stopped after %{count} rows.',
        again: 'Start again',
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'imports.check': typeof messages;
  }
}
