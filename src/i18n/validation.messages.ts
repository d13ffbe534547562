import { accountRuleMessages } from './account-rules.messages';

/**
 * Messages of the rules every form shares (specification, sections 5 and 8). The fixture backend uses them too, so that
 * client and server errors read the same.
 */
const it = {
  validation: {
    ...accountRuleMessages.it.validation,
    invalid: 'Campo non valido',
    code_format: 'Da 1 a %{max} caratteri tra lettere, cifre, punto, trattino e trattino basso',
    image: "È richiesta un'immagine",
    image_format: 'L’immagine deve essere un indirizzo https o un file PNG, JPEG o WebP',
    image_size: "Le dimensioni dell'immagine devono essere %{w}×%{h}",
    min_3: 'Almeno 3 caratteri',
    https: 'Scrivi un indirizzo che inizia con https://',
    max_length: 'Al massimo %{max} caratteri',
    distinct: 'Ogni voce può comparire una sola volta',
    role: 'Ruolo non valido',
    group_customers: 'Sono richiesti almeno %{min} clienti',
    between: 'Un numero da %{min} a %{max}',
    number: 'Inserisci un numero',
    from: 'Inserisci un numero da %{min} in su',
    above: 'Un numero maggiore di %{min}',
    percent: 'Un numero maggiore di 0 e fino a 100',
    whole_from: 'Un numero intero, da %{min} in su',
    amount: 'Scrivi un importo, per esempio 1.234,56',
    cents: 'Al massimo due decimali',
    too_large: 'Numero troppo grande',
    phone:
      'Numero di telefono non riconosciuto. Per un numero estero inizia con + e il prefisso del paese',
    time: 'Orario non valido: scrivi ore e minuti, per esempio 09:00',
    day: 'Data non valida',
    moment: 'Data e ora non valide',
    year: 'Un anno di quattro cifre',
    options: 'Da %{min} a %{max} opzioni',
    survey_without_questions: 'Un sondaggio senza domande non può essere pubblicato',
    after_start: 'La fine deve venire dopo l’inizio',
    placeholder: 'Segnaposto sconosciuto: %{written}. Il più simile è %{nearest}',
    past_moment: 'Il momento scelto è già passato',
    opening_order: 'L’orario di fine deve venire dopo quello di inizio',
    opening_overlap: 'Si sovrappone a un altro orario dello stesso giorno',
    color: 'Scrivi un colore esadecimale, per esempio #3b5bdb',
  },
};

const en = {
  validation: {
    ...accountRuleMessages.en.validation,
    invalid: 'Invalid field',
    code_format: '1 to %{max} characters out of letters, digits, dot, hyphen and underscore',
    image: 'An image is required',
    image_format: 'The image must be an https address or a PNG, JPEG or WebP file',
    image_size: 'Image dimensions must be %{w}×%{h}',
    min_3: 'At least 3 characters',
    https: 'Write an address that starts with https://',
    max_length: 'At most %{max} characters',
    distinct: 'Each item may appear only once',
    role: 'Invalid role',
    group_customers: 'At least %{min} customers are required',
    between: 'A number from %{min} to %{max}',
    number: 'Enter a number',
    from: 'Enter a number of %{min} or more',
    above: 'A number greater than %{min}',
    percent: 'A number greater than 0 and up to 100',
    whole_from: 'A whole number, %{min} or more',
    amount: 'Write an amount, for example 1,234.56',
    cents: 'At most two decimals',
    too_large: 'The number is too large',
    phone:
      'This phone number cannot be read. For a number abroad start with + and the country code',
    time: 'Invalid time: write hours and minutes, for example 09:00',
    day: 'Invalid date',
    moment: 'Invalid date and time',
    year: 'A year of four digits',
    options: '%{min} to %{max} options',
    survey_without_questions: 'A survey without questions cannot be published',
    after_start: 'The end must come after the start',
    placeholder: 'Unknown placeholder: %{written}. The nearest one is %{nearest}',
    past_moment: 'The chosen moment has already passed',
    opening_order: 'The end must come after the start',
    opening_overlap: 'Overlaps another time of the same day',
    color: 'Write a hexadecimal colour, for example #3b5bdb',
  },
} satisfies typeof it;

export const validationMessages = { it, en };
