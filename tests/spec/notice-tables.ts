import { LIST, type CallRow, type EntityTable } from './entity-table';
import { ADMIN } from './roles';
import { nameRules, optionRules, requiredTextRules, text, type RuleRow } from './rule-rows';

/**
 * The parts that the tables of templates and custom notices share: sections 2 and 6 of the specification,
 * docs/wire-format.md, sections 3 and 4.
 */
type Channel = 'email' | 'push';

const addresses = (root: string, area: string): Pick<EntityTable, 'views' | 'permissions'> => ({
  views: [
    { view: 'list', address: `${root}/list`, access: `${area}:list` },
    { view: 'create', address: `${root}/create`, access: `${area}:create` },
    { view: 'edit', address: `${root}/edit/{template_id}`, access: `${area}:edit` },
    { view: 'delete', access: `${area}:delete` },
  ],
  permissions: { [area]: { list: ADMIN, create: ADMIN, edit: ADMIN } },
});

type Base = {
  path: string;
  plural: string;
  singular: string;
  filter: Readonly<Record<string, string>>;
  body: readonly string[];
};

const calls = ({ path, plural, singular, filter, body }: Base): CallRow[] => [
  {
    verb: 'list',
    method: 'GET',
    path,
    roles: ADMIN,
    query: LIST,
    filter,
    answer: [`data.${plural}`, 'data.total_rows'],
  },
  {
    verb: 'one',
    method: 'GET',
    path: `${path}/{id}`,
    roles: ADMIN,
    answer: body.map((field) => `data.${singular}.${field}`),
  },
  {
    verb: 'create',
    method: 'POST',
    path,
    roles: ADMIN,
    body,
    answer: ['message', `data.${singular}.title`],
    status: 201,
  },
  {
    verb: 'update',
    method: 'POST',
    path: `${path}/{id}/update`,
    roles: ADMIN,
    data: { title: 'Un altro titolo' },
    body: [...body, 'updated_at'],
    answer: ['message'],
  },
  { verb: 'delete', method: 'GET', path: `${path}/{id}/delete`, roles: ADMIN, answer: ['message'] },
];

/** The schema knows its own channel alone; with the other one a payload is of the other resource. */
const free = { channel: 'it says of which resource a payload is: tests/unit/fixed-values.test.ts' };

/** Text with placeholders: which of them are known is a rule between the record and its stored version. */
const pushTextRules: RuleRow[] = [
  ...nameRules('title'),
  ...nameRules('corps').filter(([, what]) => !/^\d{5} /.test(what)),
  ['corps', '180 characters', text(180), null],
  ['corps', '181 characters', text(181), 'pushTooLong'],
];

const emailTextRules: RuleRow[] = [
  ...nameRules('title'),
  ...requiredTextRules('subject'),
  ['corps', 'missing', undefined, 'required'],
  ['corps', 'null', null, 'required'],
  ['corps', 'empty', '', 'required'],
  ['corps', 'tags and no words', '<p> &nbsp; </p>', 'required'],
  ['corps', '2 characters in tags', '<p><b>xx</b></p>', 'min3'],
  ['corps', '3 characters in tags', '<p><b>xxx</b></p>', null],
  ['corps', '100000 characters', text(100_000), null],
  ['corps', '100001 characters', text(100_001), 'richTooLong'],
];

const TEXT_RULES: Readonly<Record<Channel, RuleRow[]>> = {
  email: emailTextRules,
  push: pushTextRules,
};

const TEXTS: Readonly<Record<Channel, Readonly<Record<string, string>>>> = {
  email: {
    title: 'Benvenuto',
    subject: 'Benvenuto, {{firstname}}',
    corps: '<p>Ciao <strong>{{firstname}}</strong></p>',
  },
  push: { title: 'Benvenuto', corps: 'Ciao {{firstname}}' },
};

type Own = { channel: Channel; root: string; area: string; place: number };

export const templateTable = ({ channel, root, area, place }: Own): EntityTable => ({
  collection: 'templates',
  fixed: { channel },
  ...addresses(root, area),
  menu: { group: 'templates', place, roles: ADMIN },
  calls: calls({
    path: '/api/v1/notifications/templates',
    plural: 'templates',
    singular: 'template',
    filter: { channel },
    body: [
      'channel',
      'event',
      ...Object.keys(TEXTS[channel]),
      ...(channel === 'push' ? ['section'] : []),
      'active',
    ],
  }),
  payload: () => ({
    channel,
    event: 'registration',
    ...TEXTS[channel],
    ...(channel === 'push' ? { section: 'profile' } : {}),
    active: true,
  }),
  free,
  rules: [
    ...optionRules(
      'event',
      [
        'registration',
        'forgot_password',
        'first_login',
        'new_news',
        'new_promotion',
        'new_survey',
        'target_reached',
        'gift_delivered',
      ],
      'birthday',
    ),
    ...TEXT_RULES[channel],
    ...(channel === 'push' ? sectionRules : []),
    ['active', 'left out', undefined, null],
    ['active', 'false', false, null],
    ['active', 'a word', 'yes', 'invalid'],
  ],
});

const sectionRules: RuleRow[] = [
  ['section', 'left out', undefined, null],
  ['section', 'empty', '', null],
  ...[
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
  ].map((section): RuleRow => ['section', section, section, null]),
  ['section', 'a link', 'link', 'invalid'],
  ['section', 'an unknown one', 'home', 'invalid'],
];

export const noticeTable = ({ channel, root, area, place }: Own): EntityTable => ({
  collection: 'customnotices',
  fixed: { channel },
  ...addresses(root, area),
  opens: { sortField: 'scheduled_at', sortDir: -1 },
  menu: { group: 'templates', place, roles: ADMIN },
  calls: calls({
    path: '/api/v1/customnotices',
    plural: 'customnotices',
    singular: 'customnotice',
    filter: { channel, status: 'draft' },
    body: [
      'channel',
      ...Object.keys(TEXTS[channel]),
      'company_code',
      'recipients',
      'categories',
      'scheduled_at',
      'status',
    ],
  }),
  payload: () => ({
    channel,
    ...TEXTS[channel],
    company_code: 'AURORA',
    recipients: ['customers'],
    categories: ['AUR-BAR'],
    scheduled_at: '2099-12-31T08:00:00.000Z',
    status: 'scheduled',
  }),
  free,
  rules: [
    ...TEXT_RULES[channel],
    ['company_code', 'left out', undefined, null],
    ['company_code', 'empty', '', null],
    ['company_code', '10001 characters', text(10_001), 'tooLong'],
    ['recipients', 'missing', undefined, 'required'],
    ['recipients', 'none', [], 'required'],
    ['recipients', 'everyone', ['everyone'], null],
    ['recipients', 'twice the same', ['agents', 'agents'], 'distinct'],
    ['recipients.0', 'an unknown one', ['agent'], 'required'],
    ['categories', 'none for customers', [], 'required'],
    ['categories', 'one', ['AUR-BAR'], null],
    ['categories', 'twice the same', ['AUR-BAR', 'AUR-BAR'], 'distinct'],
    ['scheduled_at', 'none of a scheduled one', '', 'required'],
    ['scheduled_at', 'no moment', 'tomorrow', 'moment'],
    ['scheduled_at', 'no day of the calendar', '2099-02-30T08:00:00Z', 'moment'],
    ['scheduled_at', 'a moment of another zone', '2099-12-31T09:00:00+01:00', null],
    ...optionRules('status', ['draft', 'scheduled', 'sent'], 'queued'),
  ],
});
