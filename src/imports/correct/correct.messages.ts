import { defineMessages } from '@/core/messages';

/** Words of imports: corrections. */
export const messages = defineMessages({
  it: {
    imports: {
      correct: {
        warnings: {
          title: 'Da controllare',
          found: {
            zeros:
              'zeri iniziali mancanti in %{count} riga: «%{text}» diventa %{becomes} |||| zeri iniziali mancanti in %{count} righe: «%{text}» diventa %{becomes}',
            prefix:
              'prefisso o segni in più in %{count} riga: «%{text}» diventa %{becomes} |||| prefisso o segni in più in %{count} righe: «%{text}» diventa %{becomes}',
            vat: '%{count} non valida in Italia, alla riga %{line}: «%{text}» |||| %{count} non valide in Italia, la prima alla riga %{line}: «%{text}»',
            letters:
              'lettere sbagliate in %{count} riga: «%{text}» diventa «%{becomes}» |||| lettere sbagliate in %{count} righe: «%{text}» diventa «%{becomes}»',
            lost: 'lettere perse alla riga %{line}: «%{text}» |||| lettere perse in %{count} righe, la prima è la %{line}: «%{text}»',
            phone:
              'zeri o + iniziali mancanti in %{count} riga: «%{text}» al posto di %{becomes} |||| zeri o + iniziali mancanti in %{count} righe: «%{text}» al posto di %{becomes}',
            similar:
              '%{count} codice diverso da uno esistente solo per zeri o maiuscole: «%{text}» al posto di %{becomes} |||| %{count} codici diversi da quelli esistenti solo per zeri o maiuscole: «%{text}» al posto di %{becomes}',
            named:
              '%{count} nome al posto del codice: «%{text}» è %{becomes} |||| %{count} nomi al posto dei codici: «%{text}» è %{becomes}',
            part: '%{count} nome incompleto o inesatto al posto del codice: «%{text}» è forse %{becomes} |||| %{count} nomi incompleti o inesatti al posto dei codici: «%{text}» è forse %{becomes}',
            value:
              '%{count} valore con un errore di battitura: «%{text}» è forse «%{becomes}» |||| %{count} valori con un errore di battitura: «%{text}» è forse «%{becomes}»',
            period:
              'anche l’anno in %{count} cella: «%{text}» diventa «%{becomes}» |||| anche l’anno in %{count} celle: «%{text}» diventa «%{becomes}»',
            agent:
              'alla riga %{line} l’agente del cliente è «%{becomes}» |||| in %{count} righe manca l’agente del cliente o è un altro. Alla riga %{line} è «%{becomes}»',
            quote:
              'virgolette non chiuse alla riga %{line}, lette come testo: «%{text}» |||| virgolette non chiuse in %{count} righe, lette come testo. La prima è la %{line}: «%{text}»',
            sum: 'alla riga %{line} «%{text}», ma la somma delle righe della vendita è %{becomes} |||| in %{count} righe non è la somma delle righe della vendita. Alla riga %{line} «%{text}», la somma è %{becomes}',
            emptied:
              'alla riga %{line} la cella vuota cancella «%{becomes}» |||| %{count} celle vuote cancellano i valori esistenti: alla riga %{line} «%{becomes}»',
            blank:
              'alla riga %{line} manca un valore obbligatorio. Valore attuale: «%{becomes}» |||| %{count} celle obbligatorie sono vuote. Valore attuale alla riga %{line}: «%{becomes}»',
            twin: 'codici nuovi diversi solo per zeri o maiuscole: «%{text}» alla riga %{line}, «%{becomes}» alla riga %{other} |||| in %{count} righe codici nuovi diversi da altri solo per zeri o maiuscole: «%{text}» alla riga %{line}, «%{becomes}» alla riga %{other}',
            twin_sale:
              'vendite nuove con codici diversi solo per zeri o maiuscole: «%{text}» alla riga %{line}, «%{becomes}» alla riga %{other} |||| in %{count} righe vendite nuove con codici diversi da altri solo per zeri o maiuscole: «%{text}» alla riga %{line}, «%{becomes}» alla riga %{other}',
            final:
              'la riga %{line} cambia la vendita «%{text}», già elaborata: i suoi dati vengono sostituiti, lo stato resta «Elaborata» |||| %{count} righe cambiano vendite già elaborate, la prima è la %{line} («%{text}»): i loro dati vengono sostituiti, lo stato resta «Elaborata»',
            name: 'alla riga %{line} «%{text}», ma il codice è di «%{becomes}» |||| in %{count} righe non è il nome di quel codice. Alla riga %{line} «%{text}», il codice è di «%{becomes}»',
            future:
              'periodo futuro alla riga %{line} |||| periodo futuro in %{count} righe, la prima è la %{line}',
            total:
              'Riga %{line} sembra un totale |||| %{count} righe sembrano totali, la prima è la %{line}',
            note: 'Riga %{line} sembra una nota: «%{text}» |||| %{count} righe sembrano note, la prima è la %{line}: «%{text}»',
          },
          fix: {
            zeros: 'Rimetti gli zeri',
            prefix: 'Lascia solo le cifre',
            letters: 'Correggi le lettere',
            phone: 'Mantieni i numeri esistenti',
            similar: 'Usa i codici esistenti',
            named: 'Usa i codici',
            part: 'Usa i codici proposti',
            value: 'Usa i valori proposti',
            period: 'Lascia solo il mese',
            agent: 'Usa %{becomes} |||| Usa gli agenti dei clienti',
            quote: 'Rimuovi le virgolette',
            twin: 'Escludi la riga %{line} |||| Escludi queste righe',
            twin_sale: 'Escludi la vendita «%{text}» |||| Escludi queste vendite',
            final: 'Escludi le vendite elaborate',
            name: 'Usa i nomi di questi codici',
            sum: 'Usa la somma |||| Usa le somme',
            emptied: 'Mantieni i valori esistenti',
            blank: 'Mantieni i valori esistenti',
            total: 'Escludi la riga |||| Escludi le righe',
            note: 'Escludi la riga |||| Escludi le righe',
          },
          show: 'Mostra le righe',
          leave: {
            zeros: 'Lascia come sono',
            letters: 'Lascia come sono',
            lost: 'Lascia come sono',
            phone: 'Usa i numeri del file',
            quote: 'Va bene così',
            similar: 'Sono elementi nuovi',
            twin: 'Sono elementi diversi',
            twin_sale: 'Sono vendite diverse',
            final: 'Cambia le vendite elaborate',
            name: 'Lascia come sono',
            future: 'Lascia come sono',
            total: 'Non è un totale |||| Non sono totali',
            note: 'Non è una nota |||| Non sono note',
          },
          left_out: 'esclusa |||| escluse',
          waiting: 'Prima controlla: %{columns}.',
        },
        constants: {
          title: 'Colonne mancanti',
          hint: 'Puoi usare lo stesso valore per tutte le righe.',
          inherit: 'Prendi dal cliente di ogni riga: %{columns}',
          inherited: '%{column}: dal cliente di ogni riga',
          column: 'Colonna',
          value: 'Valore',
          use: 'Usa per tutte le righe',
          used: '%{column}: %{value} in tutte le righe',
        },
        errors: 'Errori',
        values: 'Valori errati',
        columns: { line: 'Riga', column: 'Colonna', text: 'Valore', message: 'Errore' },
        fixed: 'Corretto, resta %{count} errore |||| Corretto, restano %{count} errori',
        all_fixed: 'Corretto, non resta nessun errore',
        undone: 'Annullato, resta %{count} errore |||| Annullato, restano %{count} errori',
        still_wrong: 'Ancora errato: %{message}',
        line: 'Riga %{line}',
        cell: '%{column}, riga %{line}',
        leave_out: { this: 'Escludi questa riga', other: 'Escludi la riga %{line}' },
        no_column: 'Colonna assente',
        too_long:
          'Testo troppo lungo: sostituiscilo scegliendo il tipo di errore, o correggilo altrove',
        bar: {
          hint: 'Correggi le celle qui sotto, o scegli un tipo di errore per correggerle tutte insieme.',
          none_left: 'Tutti gli errori sono corretti.',
          none: 'Nessun errore nel file.',
          of_row:
            'Errori dell’intera riga: scarica le righe con errori, correggile altrove e aggiungile qui sotto.',
          of_repeat: 'Per ogni elemento ripetuto escludi una riga, o correggi la cella qui sotto.',
          of_total: 'Escludi le righe dei totali qui sopra, o indica che non sono totali.',
          of_note: 'Escludi le note qui sopra, o indica che non sono note.',
          of_held: 'Correggi o includi le altre righe di queste vendite: questi errori spariscono.',
          of_absent_column:
            'Il file non ha questa colonna: abbinane una tra le colonne del file, o usa lo stesso valore per tutte le righe.',
          of_absent_unique: 'Il file non ha questa colonna: abbinane una tra le colonne del file.',
          nothing_changed: 'Nessuna cella è cambiata.',
          kept: 'Le correzioni restano anche se ricarichi la pagina.',
          not_kept: 'Se ricarichi la pagina, le correzioni vanno perse.',
          with: 'Sostituisci con',
          replace: 'Sostituisci in %{count} cella |||| Sostituisci in %{count} celle',
          trim: 'Rimuovi gli spazi',
          number: 'Sistema i numeri',
          day: 'Sistema le date',
          phone: 'Sistema i telefoni',
          undo: 'Annulla',
          redo: 'Ripeti',
        },
        corrected_rows: {
          hint: 'Hai corretto altrove le righe scaricate? Trascina qui il file: sostituirà solo quelle.',
          choose: 'Aggiungi le righe corrette',
          replaced: '%{count} riga sostituita |||| %{count} righe sostituite',
          others:
            'Non sono le righe con errori di questo file. Scaricale da qui e lascia la prima colonna com’è.',
        },
      },
    },
  },
  en: {
    imports: {
      correct: {
        warnings: {
          title: 'To check',
          found: {
            zeros:
              'leading zeros missing in %{count} row: “%{text}” becomes %{becomes} |||| leading zeros missing in %{count} rows: “%{text}” becomes %{becomes}',
            prefix:
              'extra prefix or punctuation in %{count} row: “%{text}” becomes %{becomes} |||| extra prefix or punctuation in %{count} rows: “%{text}” becomes %{becomes}',
            vat: '%{count} not valid in Italy, in row %{line}: “%{text}” |||| %{count} not valid in Italy, the first in row %{line}: “%{text}”',
            letters:
              'wrong letters in %{count} row: “%{text}” becomes “%{becomes}” |||| wrong letters in %{count} rows: “%{text}” becomes “%{becomes}”',
            lost: 'letters lost in row %{line}: “%{text}” |||| letters lost in %{count} rows, the first is row %{line}: “%{text}”',
            phone:
              'leading zeros or + missing in %{count} row: “%{text}” for %{becomes} |||| leading zeros or + missing in %{count} rows: “%{text}” for %{becomes}',
            similar:
              '%{count} code that differs from an existing one only by zeros or case: “%{text}” for %{becomes} |||| %{count} codes that differ from existing ones only by zeros or case: “%{text}” for %{becomes}',
            named:
              '%{count} name in place of its code: “%{text}” is %{becomes} |||| %{count} names in place of their codes: “%{text}” is %{becomes}',
            part: '%{count} incomplete or inexact name in place of its code: “%{text}” may be %{becomes} |||| %{count} incomplete or inexact names in place of their codes: “%{text}” may be %{becomes}',
            value:
              '%{count} value with a typo: “%{text}” may be “%{becomes}” |||| %{count} values with a typo: “%{text}” may be “%{becomes}”',
            period:
              'the year too in %{count} cell: “%{text}” becomes “%{becomes}” |||| the year too in %{count} cells: “%{text}” becomes “%{becomes}”',
            agent:
              'in row %{line} the customer’s agent is “%{becomes}” |||| in %{count} rows the customer’s agent is missing or different. In row %{line} it is “%{becomes}”',
            quote:
              'unclosed quotation mark in row %{line}, read as text: “%{text}” |||| unclosed quotation marks in %{count} rows, read as text. The first is in row %{line}: “%{text}”',
            sum: 'in row %{line} “%{text}”, but the rows of the sale add up to %{becomes} |||| not the sum of the sale’s rows in %{count} rows. In row %{line} “%{text}”, the sum is %{becomes}',
            emptied:
              'the blank cell in row %{line} clears “%{becomes}” |||| %{count} blank cells clear existing values: in row %{line} “%{becomes}”',
            blank:
              'row %{line} is missing a required value. Current value: “%{becomes}” |||| %{count} required cells are blank. Current value in row %{line}: “%{becomes}”',
            twin: 'new codes that differ only by zeros or case: “%{text}” in row %{line}, “%{becomes}” in row %{other} |||| new codes that differ from others only by zeros or case in %{count} rows: “%{text}” in row %{line}, “%{becomes}” in row %{other}',
            twin_sale:
              'new sales whose codes differ only by zeros or case: “%{text}” in row %{line}, “%{becomes}” in row %{other} |||| new sales whose codes differ from others only by zeros or case in %{count} rows: “%{text}” in row %{line}, “%{becomes}” in row %{other}',
            final:
              'row %{line} changes the sale “%{text}”, already processed: its data is replaced, its status stays “Processed” |||| %{count} rows change sales already processed, the first is row %{line} (“%{text}”): their data is replaced, their status stays “Processed”',
            name: 'in row %{line} “%{text}”, but the code is that of “%{becomes}” |||| not the name of that code in %{count} rows. In row %{line} “%{text}”, the code is that of “%{becomes}”',
            future:
              'future period in row %{line} |||| future period in %{count} rows, the first is row %{line}',
            total:
              'Row %{line} looks like a total |||| %{count} rows look like totals, the first is row %{line}',
            note: 'Row %{line} looks like a note: “%{text}” |||| %{count} rows look like notes, the first is row %{line}: “%{text}”',
          },
          fix: {
            zeros: 'Restore the zeros',
            prefix: 'Keep only the digits',
            letters: 'Fix the letters',
            phone: 'Keep the existing numbers',
            similar: 'Use the existing codes',
            named: 'Use the codes',
            part: 'Use the suggested codes',
            value: 'Use the suggested values',
            period: 'Keep only the month',
            agent: 'Use %{becomes} |||| Use the customers’ agents',
            quote: 'Remove the quotation marks',
            twin: 'Leave row %{line} out |||| Leave these rows out',
            twin_sale: 'Leave sale “%{text}” out |||| Leave these sales out',
            final: 'Leave processed sales out',
            name: 'Use the names of these codes',
            sum: 'Use the sum |||| Use the sums',
            emptied: 'Keep the existing values',
            blank: 'Keep the existing values',
            total: 'Leave the row out |||| Leave the rows out',
            note: 'Leave the row out |||| Leave the rows out',
          },
          show: 'Show the rows',
          leave: {
            zeros: 'Leave as they are',
            letters: 'Leave as they are',
            lost: 'Leave as they are',
            phone: 'Use the numbers in the file',
            quote: 'Leave as text',
            similar: 'They are new records',
            twin: 'They are different records',
            twin_sale: 'They are different sales',
            final: 'Change processed sales',
            name: 'Leave as they are',
            future: 'Leave as they are',
            total: 'It isn’t a total |||| They aren’t totals',
            note: 'It isn’t a note |||| They aren’t notes',
          },
          left_out: 'left out |||| left out',
          waiting: 'First check: %{columns}.',
        },
        constants: {
          title: 'Missing columns',
          hint: 'You can use the same value for all rows.',
          inherit: 'Take from the customer of each row: %{columns}',
          inherited: '%{column}: from the customer of each row',
          column: 'Column',
          value: 'Value',
          use: 'Use for all rows',
          used: '%{column}: %{value} in all rows',
        },
        errors: 'Errors',
        values: 'Wrong values',
        columns: { line: 'Row', column: 'Column', text: 'Value', message: 'Error' },
        fixed: 'Fixed, %{count} error left |||| Fixed, %{count} errors left',
        all_fixed: 'Fixed, no errors left',
        undone: 'Undone, %{count} error left |||| Undone, %{count} errors left',
        still_wrong: 'Still wrong: %{message}',
        line: 'Row %{line}',
        cell: '%{column}, row %{line}',
        leave_out: { this: 'Leave this row out', other: 'Leave row %{line} out' },
        no_column: 'Missing column',
        too_long: 'Text too long: replace it by choosing the type of error, or fix it elsewhere',
        bar: {
          hint: 'Fix the cells below, or choose a type of error to fix them all at once.',
          none_left: 'All errors are fixed.',
          none: 'No errors in the file.',
          of_row:
            'Errors in the whole row: download the rows with errors, fix them elsewhere and add them below.',
          of_repeat: 'For each repeated record, leave one row out or fix the cell below.',
          of_total: 'Leave out the total rows above, or mark them as not totals.',
          of_note: 'Leave out the notes above, or mark them as not notes.',
          of_held: 'Correct or include the other rows of these sales: these errors disappear.',
          of_absent_column:
            'The file has no such column: match one of its columns to it, or use the same value for all rows.',
          of_absent_unique: 'The file has no such column: match one of its columns to it.',
          nothing_changed: 'No cell has changed.',
          kept: 'Corrections stay even if you reload the page.',
          not_kept: 'Reloading the page loses the corrections.',
          with: 'Replace with',
          replace: 'Replace in %{count} cell |||| Replace in %{count} cells',
          trim: 'Remove spaces',
          number: 'Fix numbers',
          day: 'Fix dates',
          phone: 'Fix phone numbers',
          undo: 'Undo',
          redo: 'Redo',
        },
        corrected_rows: {
          hint: 'Fixed the downloaded rows elsewhere? Drop the file here: it replaces only those.',
          choose: 'Add the fixed rows',
          replaced: '%{count} row replaced |||| %{count} rows replaced',
          others:
            'These aren’t this file’s rows with errors. Download them from here and leave the first column as it is.',
        },
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'imports.correct': typeof messages;
  }
}
