/**
 * The sentences for broken rules: section 5 of the specification and docs/wire-format.md, section 7, retyped by hand.
 */
export const SENTENCES = {
  https: [
    'Inserisci un indirizzo che inizia con https://',
    'Enter an address that starts with https://',
  ],
  color: [
    'Inserisci un colore esadecimale, per esempio #3b5bdb',
    'Enter a hexadecimal colour, for example #3b5bdb',
  ],
  backgroundSize: [
    "Le dimensioni dell'immagine devono essere 600×600",
    'Image dimensions must be 600×600',
  ],
  pushTooLong: ['Al massimo 180 caratteri', 'At most 180 characters'],
  required: ['Campo obbligatorio', 'Required field'],
  code: ['Il codice è richiesto', 'The code is required'],
  codeFormat: [
    'Da 1 a 32 caratteri: lettere, cifre, punto, trattino o trattino basso',
    '1 to 32 characters: letters, digits, dot, hyphen or underscore',
  ],
  image: ["È richiesta un'immagine", 'An image is required'],
  imageFormat: [
    'L’immagine deve essere un indirizzo https o un file PNG, JPEG o WebP',
    'The image must be an https address or a PNG, JPEG or WebP file',
  ],
  logoSize: [
    "Le dimensioni dell'immagine devono essere 400×120",
    'Image dimensions must be 400×120',
  ],
  squareSize: [
    "Le dimensioni dell'immagine devono essere 256×256",
    'Image dimensions must be 256×256',
  ],
  headerSize: [
    "Le dimensioni dell'immagine devono essere 1200×400",
    'Image dimensions must be 1200×400',
  ],
  pictureSize: [
    "Le dimensioni dell'immagine devono essere 1200×675",
    'Image dimensions must be 1200×675',
  ],
  day: ['Data non valida', 'Invalid date'],
  afterStart: ['La fine deve venire dopo l’inizio', 'The end must come after the start'],
  options: ['Inserisci da 2 a 20 opzioni', 'Enter 2 to 20 options'],
  year: ['Inserisci un anno di quattro cifre', 'Enter a four-digit year'],
  above0: ['Inserisci un numero maggiore di 0', 'Enter a number greater than 0'],
  percent: [
    'Inserisci un numero maggiore di 0, fino a 100',
    'Enter a number greater than 0, up to 100',
  ],
  wholeFrom0: ['Inserisci un numero intero, da 0 in su', 'Enter a whole number, 0 or more'],
  amount: ['Inserisci un importo, per esempio 1.234,56', 'Enter an amount, for example 1,234.56'],
  cents: ['Al massimo due decimali', 'At most two decimals'],
  min3: ['Almeno 3 caratteri', 'At least 3 characters'],
  tooLong: ['Al massimo 10.000 caratteri', 'At most 10,000 characters'],
  richTooLong: ['Al massimo 100.000 caratteri', 'At most 100,000 characters'],
  moment: ['Data e ora non valide', 'Invalid date and time'],
  email: ['Email non valida', 'Invalid email'],
  role: ['Ruolo non valido', 'Invalid role'],
  distinct: ['Ogni voce può comparire una sola volta', 'Each item may appear only once'],
  latitude: ['Inserisci un numero da -90 a 90', 'Enter a number from -90 to 90'],
  longitude: ['Inserisci un numero da -180 a 180', 'Enter a number from -180 to 180'],
  invalid: ['Campo non valido', 'Invalid field'],
  time: ['Inserisci ore e minuti, per esempio 09:00', 'Enter hours and minutes, for example 09:00'],
  openingOrder: [
    'L’orario di fine deve venire dopo quello di inizio',
    'The end must come after the start',
  ],
  openingOverlap: [
    'Si sovrappone a un altro orario dello stesso giorno',
    'Overlaps another time of the same day',
  ],
  threeCustomers: ['Scegli almeno 3 clienti', 'Choose at least 3 customers'],
  password: [
    'La password deve contenere almeno 8 caratteri con almeno: 1 lettera maiuscola 1 lettera minuscola 1 carattere speciale valido (#?!@$%^&*-+._) e 1 numero',
    'The password must contain at least 8 characters with at least: 1 uppercase letter 1 lowercase letter 1 valid special character (#?!@$%^&*-+._) and 1 number',
  ],
} as const satisfies Record<string, readonly [italian: string, english: string]>;

/** The name of a sentence above, or one of a single rule in both languages. */
export type Sentence = keyof typeof SENTENCES | readonly [italian: string, english: string];

/** Returns the Italian and the English text of `sentence`. @throws Error if it is in no table */
export const textsOf = (sentence: Sentence): readonly [italian: string, english: string] => {
  if (typeof sentence !== 'string') return sentence;
  const texts: readonly [string, string] | undefined = SENTENCES[sentence];
  if (!texts) throw new Error(`tests/spec/sentences.table.ts has no sentence '${sentence}'`);
  return texts;
};
