import { PIXEL } from '../support/backend-scene';

/** Section 5 of the specification and its sentences (docs/wire-format.md, section 7), retyped by hand. */
export const SENTENCES = {
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
