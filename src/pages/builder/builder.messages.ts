import { defineMessages } from '@/core/messages';

export const messages = defineMessages({
  it: {
    title: 'Aspetto della console',
    menu: 'Aspetto della console',
    subtitle: 'Vale per questo browser, anche dopo l’uscita.',
    tabs: 'Parti della console',
    preview: 'Anteprima',
    reset: 'Ripristina',
    reset_question: {
      title: 'Ripristinare l’aspetto predefinito?',
      text: 'Le scelte fatte qui, anche quelle già applicate, andranno perse.',
    },
    state: {
      applied: 'La console usa questa configurazione.',
      delivered: 'La console ha l’aspetto predefinito.',
      draft: 'Modifiche non ancora applicate: premi Anteprima per vederle in tutta la console.',
      invalid: 'Correggi i campi segnalati per vedere l’anteprima.',
    },
    miniature: 'Schema dell’impaginazione con le modifiche in corso',
    pixels: '%{value} px',
    characters: '%{count} di %{max} caratteri',
    accent: {
      light_ground: 'le superfici del tema chiaro',
      dark_ground: 'le superfici del tema scuro',
      shown: 'Esempio',
      light: 'Tema chiaro: %{color}',
      dark: 'Tema scuro: %{color}',
      sample: 'Testo %{ratio}:1',
      adapted: 'Se il colore scelto si legge male, la console lo scurisce o lo schiarisce.',
    },
    json: {
      title: 'Configurazione JSON',
      hint: 'Le scelte fatte qui sopra, da conservare o usare in un altro browser.',
      copy: 'Copia',
      copied: 'Configurazione copiata',
      select: 'Copia non riuscita: il testo è selezionato, copialo da tastiera',
      download: 'Scarica',
      read: 'Leggi una configurazione',
      text: 'Testo JSON',
      text_hint: 'Le chiavi mancanti prendono il valore predefinito.',
      file: 'Apri un file',
      use: 'Usa questa configurazione',
      was_read: 'Configurazione letta: premi Anteprima per applicarla',
      more: 'e altri %{smart_count} errore |||| e altri %{smart_count} errori',
    },
    areas: {
      skins: 'Stile',
      header: 'Intestazione',
      subheader: 'Sottotestata',
      content: 'Contenuto',
      aside: 'Menu laterale',
      footer: 'Piè di pagina',
    },
    options: {
      skins: {
        theme: {
          label: 'Tema',
          values: { user: 'Scelta dell’utente', light: 'Sempre chiaro', dark: 'Sempre scuro' },
        },
        accent: { label: 'Colore d’accento' },
        radius: { label: 'Arrotondamento degli angoli' },
        density: {
          label: 'Densità di righe e campi',
          values: { compact: 'Compatta', normal: 'Normale', roomy: 'Ampia' },
        },
        textSize: {
          label: 'Dimensione del testo',
          values: { normal: 'Normale', large: 'Grande', larger: 'Più grande' },
        },
      },
      header: {
        fixed: { label: 'Resta in vista mentre la pagina scorre' },
        width: {
          label: 'Larghezza',
          values: { full: 'Tutta la finestra', contained: 'Come il contenuto' },
        },
        alerts: { label: 'Mostra la campanella degli avvisi' },
        language: { label: 'Mostra la scelta della lingua' },
        themeSwitch: { label: 'Mostra il cambio di tema' },
      },
      subheader: {
        size: {
          label: 'Altezza del titolo di pagina',
          values: { compact: 'Compatta', normal: 'Normale', roomy: 'Ampia' },
        },
        sticky: { label: 'Il titolo resta in vista mentre la pagina scorre' },
        breadcrumb: {
          label: 'Percorso di navigazione',
          values: { header: 'Nell’intestazione', page: 'Sopra il titolo', hidden: 'Nascosto' },
        },
        subtitle: { label: 'Mostra la frase sotto il titolo' },
        count: { label: 'Mostra il numero di elementi accanto al titolo' },
      },
      content: {
        width: {
          label: 'Larghezza',
          values: { limited: 'Limitata', fluid: 'Tutto lo spazio' },
        },
        maxWidth: { label: 'Larghezza massima' },
        padding: {
          label: 'Margini',
          values: { compact: 'Stretti', normal: 'Normali', roomy: 'Ampi' },
        },
      },
      aside: {
        start: {
          label: 'All’inizio',
          values: { open: 'Aperto', folded: 'Solo icone' },
        },
        skin: {
          label: 'Colore',
          values: {
            page: 'Come la pagina',
            light: 'Chiaro',
            dark: 'Scuro',
            accent: 'Colore d’accento',
          },
        },
        groupNames: { label: 'Mostra i nomi dei gruppi' },
        width: { label: 'Larghezza del menu aperto' },
      },
      footer: {
        shown: { label: 'Mostra il piè di pagina' },
        fixed: { label: 'Resta in vista mentre la pagina scorre' },
        width: {
          label: 'Larghezza',
          values: { full: 'Tutta la finestra', contained: 'Come il contenuto' },
        },
        text: { label: 'Testo dopo il copyright' },
      },
    },
    configuration: {
      one_of: 'Valori ammessi: %{values}',
      boolean: 'Deve essere true o false',
      integer_between: 'Inserisci un numero intero da %{min} a %{max}',
      single_line: 'Testo su una sola riga, al massimo %{max} caratteri',
      object: 'Deve essere un oggetto JSON',
      unknown_key: 'Chiave sconosciuta',
      json: 'JSON non valido alla riga %{line}, colonna %{column}: «%{found}» non è al suo posto',
      json_end:
        'JSON non valido alla riga %{line}, colonna %{column}: il testo finisce troppo presto',
    },
  },
  en: {
    title: 'Console appearance',
    menu: 'Console appearance',
    subtitle: 'Applies to this browser, even after you log out.',
    tabs: 'Console parts',
    preview: 'Preview',
    reset: 'Reset',
    reset_question: {
      title: 'Reset to the default appearance?',
      text: 'The choices made here, including those already applied, will be lost.',
    },
    state: {
      applied: 'The console uses this configuration.',
      delivered: 'The console has its default appearance.',
      draft: 'Changes not yet applied: press Preview to see them in the whole console.',
      invalid: 'Correct the marked fields to see the preview.',
    },
    miniature: 'Outline of the layout with your current changes',
    pixels: '%{value} px',
    characters: '%{count} of %{max} characters',
    accent: {
      light_ground: 'the surfaces of the light theme',
      dark_ground: 'the surfaces of the dark theme',
      shown: 'Example',
      light: 'Light theme: %{color}',
      dark: 'Dark theme: %{color}',
      sample: 'Text %{ratio}:1',
      adapted: 'If the chosen colour is hard to read, the console darkens or lightens it.',
    },
    json: {
      title: 'JSON configuration',
      hint: 'Your choices above, to keep or use in another browser.',
      copy: 'Copy',
      copied: 'Configuration copied',
      select: 'Couldn’t copy: the text is selected, copy it from the keyboard',
      download: 'Download',
      read: 'Read a configuration',
      text: 'JSON text',
      text_hint: 'Missing keys take their default value.',
      file: 'Open a file',
      use: 'Use this configuration',
      was_read: 'Configuration read: press Preview to apply it',
      more: 'and %{smart_count} more error |||| and %{smart_count} more errors',
    },
    areas: {
      skins: 'Skins',
      header: 'Header',
      subheader: 'Subheader',
      content: 'Content',
      aside: 'Aside',
      footer: 'Footer',
    },
    options: {
      skins: {
        theme: {
          label: 'Theme',
          values: { user: 'User’s choice', light: 'Always light', dark: 'Always dark' },
        },
        accent: { label: 'Accent colour' },
        radius: { label: 'Corner radius' },
        density: {
          label: 'Row and field density',
          values: { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' },
        },
        textSize: {
          label: 'Text size',
          values: { normal: 'Normal', large: 'Large', larger: 'Larger' },
        },
      },
      header: {
        fixed: { label: 'Stays in view while the page scrolls' },
        width: {
          label: 'Width',
          values: { full: 'Whole window', contained: 'As wide as the content' },
        },
        alerts: { label: 'Show the alert bell' },
        language: { label: 'Show the language switch' },
        themeSwitch: { label: 'Show the theme switch' },
      },
      subheader: {
        size: {
          label: 'Page title height',
          values: { compact: 'Compact', normal: 'Normal', roomy: 'Roomy' },
        },
        sticky: { label: 'The title stays in view while the page scrolls' },
        breadcrumb: {
          label: 'Breadcrumb',
          values: { header: 'In the header', page: 'Above the title', hidden: 'Hidden' },
        },
        subtitle: { label: 'Show the sentence under the title' },
        count: { label: 'Show the number of records beside the title' },
      },
      content: {
        width: {
          label: 'Width',
          values: { limited: 'Limited', fluid: 'Full width' },
        },
        maxWidth: { label: 'Maximum width' },
        padding: {
          label: 'Margins',
          values: { compact: 'Narrow', normal: 'Normal', roomy: 'Roomy' },
        },
      },
      aside: {
        start: {
          label: 'On opening',
          values: { open: 'Open', folded: 'Icons only' },
        },
        skin: {
          label: 'Colour',
          values: {
            page: 'Same as the page',
            light: 'Light',
            dark: 'Dark',
            accent: 'Accent colour',
          },
        },
        groupNames: { label: 'Show group names' },
        width: { label: 'Width of the open menu' },
      },
      footer: {
        shown: { label: 'Show the footer' },
        fixed: { label: 'Stays in view while the page scrolls' },
        width: {
          label: 'Width',
          values: { full: 'Whole window', contained: 'As wide as the content' },
        },
        text: { label: 'Text after the copyright' },
      },
    },
    configuration: {
      one_of: 'Allowed values: %{values}',
      boolean: 'Must be true or false',
      integer_between: 'Enter a whole number from %{min} to %{max}',
      single_line: 'Text on a single line, at most %{max} characters',
      object: 'Must be a JSON object',
      unknown_key: 'Unknown key',
      json: 'Invalid JSON at line %{line}, column %{column}: “%{found}” is out of place',
      json_end: 'Invalid JSON at line %{line}, column %{column}: the text ends too early',
    },
  },
});

declare module '@/core/messages' {
  interface FeatureMessages {
    'pages.builder': typeof messages;
  }
}
