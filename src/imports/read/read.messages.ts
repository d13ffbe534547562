import { defineMessages } from '@/core/messages';

/** Words of imports: how a file is read. */
export const messages = defineMessages({
  it: {
    imports: {
      read: {
        encoding: 'Codifica',
        separator: 'Separatore',
        separators: {
          comma: 'Virgola',
          semicolon: 'Punto e virgola',
          tab: 'Tabulazione',
          pipe: 'Barra verticale',
          colon: 'Due punti',
        },
        quotes: 'Virgolette',
        quotings: {
          double: 'Doppie: "',
          backslash: 'Doppie, all’interno \\"',
          single: "Semplici: '",
          single_backslash: "Semplici, all’interno \\'",
          none: 'Nessuna',
        },
        book: {
          sheet: 'Foglio',
          hidden_sheet: '%{name} (nascosto)',
          cells: 'Celle',
          views: { values: 'Valori', shown: 'Come appaiono' },
          notes: {
            valueless:
              'Una formula non ha un valore salvato: la sua cella è vuota. Apri e salva il file nel foglio di calcolo. |||| %{count} formule non hanno un valore salvato: le celle sono vuote. Apri e salva il file nel foglio di calcolo.',
            hiddenRows:
              'Una riga è nascosta nel foglio: viene letta. |||| %{count} righe sono nascoste nel foglio: vengono lette.',
            hiddenColumns:
              'Una colonna è nascosta nel foglio: viene letta. |||| %{count} colonne sono nascoste nel foglio: vengono lette.',
            merged:
              'Un gruppo di celle è unito: il valore resta nella prima. |||| %{count} gruppi di celle sono uniti: il valore resta nella prima.',
            formulas:
              'Di una formula si legge il valore. |||| Di %{count} formule si legge il valore.',
          },
        },
        header_row: 'Intestazione',
        first_row: 'Prima riga di dati',
        columns: {
          title: 'Campi delle colonne',
          matched:
            '%{matched} colonna riconosciuta su %{total} |||| %{matched} colonne riconosciute su %{total}',
          header_at: 'L’intestazione è alla riga %{line}: le righe prima non vengono importate.',
          rows_from:
            'I dati iniziano alla riga %{line}: quelle tra intestazione e dati non vengono importate.',
          of_file: 'Colonna del file',
          first_values: 'Primi valori',
          stands_for: 'Campo',
          stands_for_of: 'Campo della colonna %{name}',
          left_out: 'Non importare',
          shown_of: 'Mostrate %{shown} colonne su %{total}: quelle riconosciute e le prime.',
          shown: 'Colonne mostrate',
          all: 'Tutte (%{count})',
          not_imported: 'Non importate (%{count})',
          left_out_names: 'Non importate: %{names}',
          and_others: '%{names} e %{count} altra |||| %{names} e altre %{count}',
          taken_by: '%{field} · ora «%{name}»',
          missing_required:
            'Per gli elementi nuovi manca: %{columns}. |||| Per gli elementi nuovi mancano: %{columns}.',
        },
        other_kind: {
          looks_like: 'Questo file non sembra di questo tipo: ha le colonne di «%{kind}».',
          includes: 'Il file contiene anche le colonne di «%{kind}».',
          stay: 'Controllalo qui comunque',
          open: 'Apri in «%{kind}»',
        },
        readings: {
          title: 'Formato dei valori',
          found: {
            comma: '%{count} numero in formato italiano |||| %{count} numeri in formato italiano',
            point: '%{count} numero in formato inglese |||| %{count} numeri in formato inglese',
            dmy: '%{count} data con il giorno prima del mese |||| %{count} date con il giorno prima del mese',
            mdy: '%{count} data con il mese prima del giorno |||| %{count} date con il mese prima del giorno',
            serial:
              '%{count} data scritta come numero da un foglio di calcolo |||| %{count} date scritte come numeri da un foglio di calcolo',
            words: '%{count} valore scritto a parole |||| %{count} valori scritti a parole',
          },
          quoted: '«%{text}»',
          example: '«%{text}» diventa %{said}',
          either:
            '«%{text}» può essere %{one} o %{other}. |||| «%{text}» può essere %{one} o %{other}. %{count} valori sono ambigui.',
          signs: {
            comma: {
              point: 'punto = migliaia',
              comma: 'virgola = decimali',
            },
            point: {
              point: 'punto = decimali',
              comma: 'virgola = migliaia',
            },
          },
          orders: {
            dmy: 'giorno/mese',
            mdy: 'mese/giorno',
            serial: 'numeri di un foglio di calcolo',
          },
          because: {
            own: 'da %{smart_count} valore |||| da %{count} valori',
            thousands:
              'tre cifre dopo ogni separatore, da %{smart_count} valore |||| tre cifre dopo ogni separatore, da %{count} valori',
            rules: 'il campo ammette solo questo',
            sheet: 'numeri del foglio',
            column: 'come la colonna %{column}',
          },
          as_words: 'valori a parole',
          as_in_file: 'lasciati come nel file',
          accept: {
            number: 'Leggili così',
            day: 'Leggile così',
            choice: 'Leggili così',
          },
          accept_all: 'Leggi così tutte le colonne',
          leave: {
            number: 'Lasciali come sono',
            day: 'Lasciale come sono',
            choice: 'Lasciali come sono',
          },
          read_instead: 'Leggi invece: %{reading}',
          waiting: 'Prima scegli come leggere: %{columns}.',
        },
        short_rows:
          'La riga %{line} ha meno celle dell’intestazione: il testo può essere in un’altra colonna. |||| %{count} righe hanno meno celle dell’intestazione, la prima è la %{line}: il testo può essere in un’altra colonna.',
        missing: {
          title: 'Campi da abbinare',
          hint: 'Scegli la colonna del file con questi dati.',
          none: 'Scegli una colonna',
        },
        report:
          'Sono le righe con errori scaricate da un altro file. Le colonne con riga ed errore non vengono inviate.',
        period: 'La colonna «%{name}» è divisa in anno e mese.',
        missing_key:
          'Manca la colonna che identifica l’elemento: %{columns}. Abbinala a una del file.',
        opening: 'Apertura del file…',
        picture: 'immagine',
        problems: {
          empty: 'Il file è vuoto.',
          no_rows: 'Il file ha solo l’intestazione, senza righe.',
          zip: 'È un archivio o un documento, non un foglio di calcolo: scegli un .xlsx, un .ods o un CSV.',
          old_xls: 'È un file .xls: aprilo nel foglio di calcolo e salvalo come .xlsx o CSV.',
          password:
            'Il file è protetto da password: rimuovila nel foglio di calcolo, salvalo e sceglilo di nuovo.',
          damaged:
            'Cartella di lavoro (Excel o ODS) danneggiata: aprila nel foglio di calcolo e con «Salva con nome» scegli CSV o .xlsx.',
          too_large: 'Il file è troppo grande per un foglio di calcolo: salvalo come CSV.',
          too_many_rows:
            'Il foglio ha più di 250.000 righe: salvalo come CSV, che può averne un milione.',
          binary: 'Il file non contiene testo: scegli un CSV, un .xlsx o un .ods.',
          renamed:
            'Il file si chiama come un foglio di calcolo, ma è un testo senza colonne note. Scegli il foglio originale, o un CSV con l’intestazione.',
          pdf: 'È un PDF, senza righe da leggere: scegli un CSV, un .xlsx o un .ods.',
          picture: 'È un’immagine, senza righe da leggere: scegli un CSV, un .xlsx o un .ods.',
          document: 'È un documento, senza righe da leggere: scegli un CSV, un .xlsx o un .ods.',
          web_page:
            'È una pagina web o un file XML, senza righe da leggere: scegli un CSV, un .xlsx o un .ods.',
          json: 'È un file JSON: scegli un CSV, un .xlsx o un .ods.',
          unreadable: 'Il file non è leggibile. Se lo hai modificato, sceglilo di nuovo.',
          not_checked: 'Impossibile controllare il file. Ricarica la pagina e sceglilo di nuovo.',
        },
      },
    },
  },
  en: {
    imports: {
      read: {
        encoding: 'Encoding',
        separator: 'Separator',
        separators: {
          comma: 'Comma',
          semicolon: 'Semicolon',
          tab: 'Tab',
          pipe: 'Vertical bar',
          colon: 'Colon',
        },
        quotes: 'Quotation marks',
        quotings: {
          double: 'Double: "',
          backslash: 'Double, \\" inside',
          single: "Single: '",
          single_backslash: "Single, \\' inside",
          none: 'None',
        },
        book: {
          sheet: 'Sheet',
          hidden_sheet: '%{name} (hidden)',
          cells: 'Cells',
          views: { values: 'Values', shown: 'As shown' },
          notes: {
            valueless:
              'One formula was saved without a value: its cell is empty. Open and save the file in a spreadsheet. |||| %{count} formulas were saved without a value: their cells are empty. Open and save the file in a spreadsheet.',
            hiddenRows:
              'One row is hidden in the sheet: it is included. |||| %{count} rows are hidden in the sheet: they are included.',
            hiddenColumns:
              'One column is hidden in the sheet: it is included. |||| %{count} columns are hidden in the sheet: they are included.',
            merged:
              'One group of cells is merged: only the first cell has the value. |||| %{count} groups of cells are merged: only the first cell of each has the value.',
            formulas:
              'One formula is replaced by its value. |||| %{count} formulas are replaced by their values.',
          },
        },
        header_row: 'Header',
        first_row: 'First row of data',
        columns: {
          title: 'Column fields',
          matched:
            '%{matched} of %{total} column recognised |||| %{matched} of %{total} columns recognised',
          header_at: 'The header is in row %{line}: the rows before it aren’t imported.',
          rows_from: 'Data starts in row %{line}: rows between header and data aren’t imported.',
          of_file: 'File column',
          first_values: 'First values',
          stands_for: 'Field',
          stands_for_of: 'Field for column %{name}',
          left_out: 'Don’t import',
          shown_of: '%{shown} of %{total} columns shown: those recognised and the first ones.',
          shown: 'Columns shown',
          all: 'All (%{count})',
          not_imported: 'Not imported (%{count})',
          left_out_names: 'Not imported: %{names}',
          and_others: '%{names} and %{count} more |||| %{names} and %{count} more',
          taken_by: '%{field} · now “%{name}”',
          missing_required: 'New records also need: %{columns}.',
        },
        other_kind: {
          looks_like: 'This file looks like a different type: it has the columns of “%{kind}”.',
          includes: 'The file also has the columns of “%{kind}”.',
          stay: 'Check it here anyway',
          open: 'Open in “%{kind}”',
        },
        readings: {
          title: 'Value formats',
          found: {
            comma: '%{count} number in Italian format |||| %{count} numbers in Italian format',
            point: '%{count} number in English format |||| %{count} numbers in English format',
            dmy: '%{count} date with the day first |||| %{count} dates with the day first',
            mdy: '%{count} date with the month first |||| %{count} dates with the month first',
            serial:
              '%{count} date written as a spreadsheet number |||| %{count} dates written as spreadsheet numbers',
            words: '%{count} value in words |||| %{count} values in words',
          },
          quoted: '“%{text}”',
          example: '“%{text}” becomes %{said}',
          either:
            '“%{text}” can be %{one} or %{other}. |||| “%{text}” can be %{one} or %{other}. %{count} values are ambiguous.',
          signs: {
            comma: {
              point: 'dot = thousands',
              comma: 'comma = decimals',
            },
            point: {
              point: 'dot = decimals',
              comma: 'comma = thousands',
            },
          },
          orders: {
            dmy: 'day/month',
            mdy: 'month/day',
            serial: 'spreadsheet numbers',
          },
          because: {
            own: 'from %{smart_count} value |||| from %{count} values',
            thousands:
              'three digits after each separator, from %{smart_count} value |||| three digits after each separator, from %{count} values',
            rules: 'the field allows only this',
            sheet: 'numbers in the sheet',
            column: 'as in the column %{column}',
          },
          as_words: 'values in words',
          as_in_file: 'left as in the file',
          accept: {
            number: 'Read them this way',
            day: 'Read them this way',
            choice: 'Read them this way',
          },
          accept_all: 'Read all columns this way',
          leave: {
            number: 'Leave them as they are',
            day: 'Leave them as they are',
            choice: 'Leave them as they are',
          },
          read_instead: 'Read instead: %{reading}',
          waiting: 'First choose how to read: %{columns}.',
        },
        short_rows:
          'Row %{line} has fewer cells than the header: text may be in another column. |||| %{count} rows have fewer cells than the header, the first is row %{line}: text may be in another column.',
        missing: {
          title: 'Fields to match',
          hint: 'Choose the column of the file with this data.',
          none: 'Choose a column',
        },
        report:
          'These are the rows with errors downloaded from another file. The columns with row and error aren’t sent.',
        period: 'The column “%{name}” is split into year and month.',
        missing_key:
          'The column that identifies the record is missing: %{columns}. Match it to one in the file.',
        opening: 'Opening the file…',
        picture: 'image',
        problems: {
          empty: 'The file is empty.',
          no_rows: 'The file has a header but no rows.',
          zip: 'This is an archive or a document, not a spreadsheet: choose a CSV, .xlsx or .ods file.',
          old_xls: 'This is an .xls file: open it in a spreadsheet and save it as .xlsx or CSV.',
          password:
            'The file has a password: remove it in the spreadsheet, save the file and choose it again.',
          damaged:
            'Damaged workbook (Excel or ODS): open it in a spreadsheet and save it as CSV or .xlsx with “Save as”.',
          too_large: 'The file is too large for a spreadsheet: save it as CSV.',
          too_many_rows:
            'The sheet has more than 250,000 rows: save it as CSV, which can have a million.',
          binary: 'The file doesn’t contain text: choose a CSV, .xlsx or .ods file.',
          renamed:
            'The file is named like a spreadsheet, but contains text without known columns. Choose the original spreadsheet, or a CSV file with a header.',
          pdf: 'This is a PDF, so it has no rows: choose a CSV, .xlsx or .ods file.',
          picture: 'This is an image, so it has no rows: choose a CSV, .xlsx or .ods file.',
          document: 'This is a document, so it has no rows: choose a CSV, .xlsx or .ods file.',
          web_page:
            'This is a web page or an XML file, so it has no rows: choose a CSV, .xlsx or .ods file.',
          json: 'This is a JSON file: choose a CSV, .xlsx or .ods file.',
          unreadable: 'The file can’t be read. If you changed it, choose it again.',
          not_checked: 'Couldn’t check the file. Reload the page and choose it again.',
        },
      },
    },
  },
});

declare module '@/core/messages' {
  interface SharedMessages {
    'imports.read': typeof messages;
  }
}
