import { PIXEL } from '../support/backend-scene';

/** Section 5 of the specification and its sentences (docs/wire-format.md, section 7), retyped by hand. */
export const SENTENCES = {
  https: [
    'Scrivi un indirizzo che inizia con https://',
    'Write an address that starts with https://',
  ],
  color: [
    'Scrivi un colore esadecimale, per esempio #3b5bdb',
    'Write a hexadecimal colour, for example #3b5bdb',
  ],
  backgroundSize: [
    "Le dimensioni dell'immagine devono essere 600×600",
    'Image dimensions must be 600×600',
  ],
  required: ['Campo obbligatorio', 'Required field'],
  code: ['Il codice è richiesto', 'The code is required'],
  codeFormat: [
    'Da 1 a 32 caratteri tra lettere, cifre, punto, trattino e trattino basso',
    '1 to 32 characters out of letters, digits, dot, hyphen and underscore',
  ],
  image: ["È richiesta un'immagine", 'An image is required'],
  imageFormat: [
    "L'immagine deve essere un indirizzo https o un file PNG, JPEG o WebP",
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
  min3: ['Almeno 3 caratteri', 'At least 3 characters'],
  tooLong: ['Al massimo 10000 caratteri', 'At most 10000 characters'],
  email: ['Email non valida', 'Invalid email'],
  role: ['Ruolo non valido', 'Invalid role'],
  distinct: ['Ogni voce può comparire una sola volta', 'Each item may appear only once'],
  latitude: ['Un numero da -90 a 90', 'A number from -90 to 90'],
  longitude: ['Un numero da -180 a 180', 'A number from -180 to 180'],
  invalid: ['Campo non valido', 'Invalid field'],
  time: [
    'Orario non valido: scrivi ore e minuti, per esempio 09:00',
    'Invalid time: write hours and minutes, for example 09:00',
  ],
  openingOrder: [
    "L'orario di fine deve venire dopo quello di inizio",
    'The end must come after the start',
  ],
  openingOverlap: [
    'Si sovrappone a un altro orario dello stesso giorno',
    'Overlaps another time of the same day',
  ],
  threeCustomers: ['Sono richiesti almeno 3 clienti', 'At least 3 customers are required'],
  password: [
    'La password deve contenere almeno 8 caratteri con almeno: 1 lettera maiuscola 1 lettera minuscola 1 carattere speciale valido (#?!@$%^&*-+._) e 1 numero',
    'The password must contain at least 8 characters with at least: 1 uppercase letter 1 lowercase letter 1 valid special character (#?!@$%^&*-+._) and 1 number',
  ],
} as const satisfies Record<string, readonly [italian: string, english: string]>;

export type Sentence = keyof typeof SENTENCES;

/** A value of a field, put into an otherwise valid payload, and the sentence it is refused with. */
export type RuleRow = readonly [
  field: string,
  what: string,
  value: unknown,
  refused: Sentence | null,
];

const text = (length: number) => 'x'.repeat(length);

const codeRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'code'],
  [field, 'null', null, 'code'],
  [field, 'empty', '', 'code'],
  [field, 'blank', '   ', 'code'],
  [field, 'a number', 7, 'code'],
  [field, '1 character', 'x', null],
  [field, '32 characters', text(32), null],
  [field, '33 characters', text(33), 'codeFormat'],
  [field, 'all kinds of characters', 'Az0._-9', null],
  [field, 'a space within', 'a b', 'codeFormat'],
  [field, 'an accent', 'è', 'codeFormat'],
  [field, 'a slash', 'a/b', 'codeFormat'],
];

const nameRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'null', null, 'required'],
  [field, 'empty', '', 'required'],
  [field, 'blank', '     ', 'required'],
  [field, '1 character', 'x', 'min3'],
  [field, '2 characters', 'xx', 'min3'],
  [field, '2 characters and spaces', '  xx  ', 'min3'],
  [field, '3 characters', 'xxx', null],
  [field, '10000 characters', text(10_000), null],
  [field, '10001 characters', text(10_001), 'tooLong'],
  [field, 'markup, right to left, emoji', '<b>مرحبا</b> 🎁', null],
];

const imageRules = (field: string, width: number, height: number, size: Sentence): RuleRow[] => [
  [field, 'missing', undefined, 'image'],
  [field, 'null', null, 'image'],
  [field, 'empty', '', 'image'],
  [field, 'exactly the size', PIXEL(width, height), null],
  [field, 'a pixel narrower', PIXEL(width - 1, height), size],
  [field, 'a pixel wider', PIXEL(width + 1, height), size],
  [field, 'a pixel lower', PIXEL(width, height - 1), size],
  [field, 'a pixel higher', PIXEL(width, height + 1), size],
  [field, 'an https address', 'https://example.com/picture.png', null],
  [field, 'an http address', 'http://example.com/picture.png', 'imageFormat'],
  [field, 'SVG', 'data:image/svg+xml;base64,PHN2Zy8+', 'imageFormat'],
  [field, 'a GIF', 'data:image/gif;base64,R0lGODlhAQABAAAAACw=', 'imageFormat'],
  [field, 'a script', 'javascript:alert(1)', 'imageFormat'],
  [field, 'no picture inside', 'data:image/png;base64,AAAA', 'imageFormat'],
];

export const COMPANY_RULES: readonly RuleRow[] = [
  ...codeRules('company_code'),
  ...nameRules('company_name'),
  ...nameRules('description'),
  ...imageRules('logo', 400, 120, 'logoSize'),
  ...imageRules('logo_square', 256, 256, 'squareSize'),
  ...imageRules('header_image', 1200, 400, 'headerSize'),
];

export const EMAIL_RULES: readonly RuleRow[] = [
  ['email', 'missing', undefined, 'required'],
  ['email', 'empty', '', 'required'],
  ['email', 'blank', '  ', 'required'],
  ['email', 'no at sign', 'ada.example.com', 'email'],
  ['email', 'two at signs', 'a@b@example.com', 'email'],
  ['email', 'nobody', '@example.com', 'email'],
  ['email', 'no domain', 'ada@', 'email'],
  ['email', 'no dot in the domain', 'ada@example', 'email'],
  ['email', 'a dot at the end', 'ada@example.', 'email'],
  ['email', 'two dots in the domain', 'ada@example..com', 'email'],
  ['email', 'a space within', 'a da@example.com', 'email'],
  ['email', 'brackets', '<ada@example.com>', 'email'],
  ['email', 'the shortest', 'a@b.c', null],
  ['email', 'a tag', 'ada+tag@sub.example.com', null],
  ['email', '254 characters', `${text(242)}@example.com`, null],
  ['email', '255 characters', `${text(243)}@example.com`, 'email'],
];

export const BOUSER_RULES: readonly RuleRow[] = [
  ...codeRules('code'),
  ...nameRules('firstname'),
  ...nameRules('surname'),
  ...EMAIL_RULES,
  ['telephone', 'missing', undefined, 'required'],
  ['telephone', 'blank', '  ', 'required'],
  ['telephone', '1 character', '1', null],
  ['roles', 'missing', undefined, 'required'],
  ['roles', 'none', [], 'required'],
  ['roles', 'one', ['agent'], null],
  ['roles', 'two', ['agent', 'site_manager'], null],
  ['roles.0', 'a customer', ['customer'], 'role'],
  ['roles.1', 'one of two unknown', ['agent', 'boss'], 'role'],
];

/** What a role needs of places: docs/wire-format.md, 'Companies and locations of a bouser'. */
export const PLACE_RULES: readonly [
  roles: string[],
  needsCompany: boolean,
  needsLocation: boolean,
][] = [
  [['admin'], false, false],
  [['company_manager'], true, false],
  [['area_manager'], true, true],
  [['site_manager'], true, true],
  [['agent'], true, true],
  [['admin', 'agent'], true, true],
];

const requiredRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'null', null, 'required'],
  [field, 'empty', '', 'required'],
  [field, 'blank', '   ', 'required'],
];

const requiredTextRules = (field: string): RuleRow[] => [
  ...requiredRules(field),
  [field, '1 character', 'x', null],
  [field, '10001 characters', text(10_001), 'tooLong'],
];

const optionalTextRules = (field: string): RuleRow[] => [
  [field, 'left out', undefined, null],
  [field, 'null', null, null],
  [field, 'empty', '', null],
  [field, '1 character', '1', null],
  [field, '10001 characters', text(10_001), 'tooLong'],
];

const degreeRules = (field: 'latitude' | 'longitude', limit: number): RuleRow[] => [
  [field, 'left out', undefined, null],
  [field, 'null', null, null],
  [field, 'zero', 0, null],
  [field, 'the least', -limit, null],
  [field, 'the most', limit, null],
  [field, 'a little less than the least', -limit - 0.00001, field],
  [field, 'a little more than the most', limit + 0.00001, field],
  [field, 'a word', 'nord', field],
];

const MORNING = { day: 0, from: '09:00', to: '13:00' };

export const LOCATION_RULES: readonly RuleRow[] = [
  ...codeRules('code'),
  ...nameRules('name'),
  ...requiredRules('company_code'),
  ...degreeRules('latitude', 90),
  ...degreeRules('longitude', 180),
  ...requiredTextRules('town'),
  ...requiredTextRules('region'),
  ...requiredTextRules('address'),
  ...optionalTextRules('telephone'),
  ...optionalTextRules('fax'),
  ...optionalTextRules('whatsapp'),
  ...optionalTextRules('business_hours'),
  ['opening', 'left out', undefined, null],
  ['opening', 'no hours', [], null],
  ['opening', 'a whole day but a minute', [{ day: 6, from: '00:00', to: '23:59' }], null],
  ['opening', 'one after the other', [MORNING, { day: 0, from: '13:00', to: '14:00' }], null],
  ['opening', 'the same on two days', [MORNING, { ...MORNING, day: 1 }], null],
  ['opening.0.day', 'an eighth day', [{ ...MORNING, day: 7 }], 'invalid'],
  ['opening.0.day', 'half a day', [{ ...MORNING, day: 0.5 }], 'invalid'],
  ['opening.0', 'ends as it begins', [{ ...MORNING, to: '09:00' }], 'openingOrder'],
  ['opening.0', 'ends before it begins', [{ ...MORNING, to: '08:00' }], 'openingOrder'],
  ['opening.0', 'an hour there is not', [{ ...MORNING, to: '24:00' }], 'time'],
  ['opening.0', 'no time', [{ ...MORNING, from: '' }], 'time'],
  ['opening.0', 'a word', [{ ...MORNING, from: 'alba' }], 'time'],
  ['opening.1', 'overlap', [MORNING, { day: 0, from: '12:59', to: '15:00' }], 'openingOverlap'],
  ['opening.1', 'twice the same', [MORNING, MORNING], 'openingOverlap'],
  [
    'opening.2',
    'one within another, told at the later',
    [MORNING, { ...MORNING, day: 1 }, { day: 0, from: '10:00', to: '11:00' }],
    'openingOverlap',
  ],
];

export const CATEGORY_RULES: readonly RuleRow[] = [
  ...codeRules('category_code'),
  ...nameRules('category_name'),
  ...requiredRules('company_code'),
];

export const CUSTOMER_RULES: readonly RuleRow[] = [
  ...codeRules('code'),
  ...nameRules('p_iva'),
  ['p_iva', 'a wrong check digit', '12345670018', null],
  ...nameRules('business_name'),
  ...EMAIL_RULES,
  ...requiredRules('company_code'),
  ...requiredRules('location_code'),
  ...requiredRules('agent_code'),
  ['company_code.0', 'an empty one in a list', [''], 'required'],
  ['location_code.0', 'an empty one in a list', ['  '], 'required'],
  ['agent_code.0', 'an empty one in a list', [null], 'required'],
  ['agent_code', 'none in a list', [], 'required'],
  ['agent_code', 'one in a list', ['AGE-001'], null],
  ['categories', 'left out', undefined, null],
  ['categories', 'null', null, null],
  ['categories', 'none', [], null],
  ['categories', 'two', ['AUR-BAR', 'AUR-HOTEL'], null],
  ['categories', 'one of them twice', ['AUR-BAR', 'AUR-BAR'], 'distinct'],
  ['status', 'left out', undefined, null],
  ['status', 'deactivated', 'deactivated', null],
  ['status', 'unknown', 'asleep', 'required'],
];

/** The three lists of a customer's company entries, and what is missing in them. */
export const ENTRY_RULES: readonly [
  companies: string | string[],
  locations: string | string[],
  agents: string | string[],
  missing: string[],
][] = [
  ['AURORA', 'AUR-MIL', 'AGE-001', []],
  [['AURORA', 'AURORA'], ['AUR-MIL', 'AUR-MIL'], ['AGE-001', 'AGE-003'], []],
  [['AURORA', 'AURORA'], ['AUR-MIL', 'AUR-MIL'], ['AGE-001'], ['agent_code.1']],
  [['AURORA', 'AURORA'], 'AUR-MIL', 'AGE-001', ['location_code.1', 'agent_code.1']],
  ['AURORA', ['AUR-MIL', 'AUR-MIL'], ['AGE-001', 'AGE-003'], ['company_code.1']],
];

/** `a`, `b`, `c` stand for three customers of the company, `foreign` for one of another. */
export const GROUP_RULES: readonly RuleRow[] = [
  ...nameRules('group_name'),
  ['customers', 'missing', undefined, 'threeCustomers'],
  ['customers', 'none', [], 'threeCustomers'],
  ['customers', '2', ['a', 'b'], 'threeCustomers'],
  ['customers', '3', ['a', 'b', 'c'], null],
  ['customers', '4', ['a', 'b', 'c', 'd'], null],
  ['customers', '3, one of them twice', ['a', 'b', 'b'], 'distinct'],
];

const colorRules = (field: string): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'null', null, 'required'],
  [field, 'empty', '', 'required'],
  [field, 'three digits', '#abc', null],
  [field, 'six digits', '#A1b2C3', null],
  [field, 'no hash', 'a1b2c3', 'color'],
  [field, 'four digits', '#abcd', 'color'],
  [field, 'a name', 'red', 'color'],
  [field, 'a function', 'rgb(0,0,0)', 'color'],
  [field, 'a style', '#fff;display:none', 'color'],
];

export const APP_RULES: readonly RuleRow[] = [
  ...nameRules('app_name'),
  ...requiredRules('company_code'),
  ...imageRules('logo', 256, 256, 'squareSize'),
  ...colorRules('primary_color'),
  ...colorRules('secondary_color'),
  ...colorRules('background_color'),
  ...colorRules('text_color'),
  ['text_color', 'hard to read on the background', '#eeeeee', null],
];

const optionRules = (field: string, allowed: readonly unknown[], other: unknown): RuleRow[] => [
  [field, 'missing', undefined, 'required'],
  [field, 'null', null, 'required'],
  [field, 'another', other, 'required'],
  ...allowed.map((value): RuleRow => [field, String(value), value, null]),
];

const ALL_BUT_EVERYONE = [
  'admin',
  'company_managers',
  'company_users',
  'area_managers',
  'site_managers',
  'agents',
  'customers',
];

/** A tile that opens the section link: `TILE_LINK_RULES`. */
export const TILE_RULES: readonly RuleRow[] = [
  ...nameRules('title'),
  ...colorRules('text_color'),
  ...colorRules('background_color'),
  ...optionRules('columns', [1, 2, 3], 4),
  ...imageRules('background_image', 600, 600, 'backgroundSize').filter(
    ([, , , refused]) => refused !== 'image',
  ),
  ['background_image', 'left out', undefined, null],
  ['background_image', 'empty', '', null],
  ...optionRules(
    'section',
    [
      'news',
      'luigi',
      'survey',
      'promotion',
      'journey',
      'target',
      'turnover',
      'locations',
      'contacts',
      'profile',
    ],
    'home',
  ),
  ...optionRules('target', ['agents', 'customers', 'both'], 'everyone'),
  ['recipients', 'missing', undefined, 'required'],
  ['recipients', 'none', [], 'required'],
  ['recipients', 'everyone', ['everyone'], null],
  ['recipients', 'all the others', ALL_BUT_EVERYONE, null],
  ['recipients', 'twice the same', ['agents', 'agents'], 'distinct'],
  ['recipients.0', 'an unknown one', ['agent'], 'required'],
  ['categories', 'missing', undefined, 'required'],
  ['categories', 'none', [], 'required'],
  ['categories', 'one', ['AUR-BAR'], null],
  ['categories', 'twice the same', ['AUR-BAR', 'AUR-BAR'], 'distinct'],
  ['categories.0', 'an empty one', [''], 'required'],
  ['position', 'left out', undefined, null],
  ['position', 'a place', 7, null],
  ['position', 'half a place', 1.5, 'invalid'],
];

/** The link of a tile whose section is link. */
export const TILE_LINK_RULES: readonly (readonly [
  what: string,
  link: unknown,
  refused: Sentence | null,
])[] = [
  ['missing', undefined, 'required'],
  ['empty', '', 'required'],
  ['http', 'http://example.com', 'https'],
  ['a script', 'javascript:alert(1)', 'https'],
  ['no address', 'example.com', 'https'],
  ['https', 'https://example.com/a?b=c#d', null],
];

/** The rule of the reset and of the change of password. */
export const PASSWORD_RULES: readonly [what: string, password: string, kept: boolean][] = [
  ['7 characters', 'Abcde1!', false],
  ['8 characters', 'Abcdef1!', true],
  ['9 characters', 'Abcdefg1!', true],
  ['no uppercase letter', 'abcdef1!', false],
  ['no lowercase letter', 'ABCDEF1!', false],
  ['no digit', 'Abcdefg!', false],
  ['no special character', 'Abcdefg1', false],
  ['another special character', 'Abcdef1(', false],
  ['a space', 'Abcdef1 ', false],
  ['an accent alone for the letters', 'Àèìòù123!', false],
  ...[...'#?!@$%^&*-+._'].map(
    (character) =>
      [`the special character ${character}`, `Abcdef1${character}`, true] as [
        string,
        string,
        boolean,
      ],
  ),
];
