import { pngOf } from '../support/pictures';
import { LIST, type EntityTable } from './entity-table';
import { ADMIN, MANAGERS } from './roles';
import {
  audienceRules,
  flagRules,
  imageRules,
  momentRules,
  nameRules,
  optionalHttpsRules,
  optionalTextRules,
  richTextRules,
  type RuleRow,
} from './rule-rows';

const BODY = [
  'title',
  'corps',
  'image',
  'link',
  'company_code',
  'recipients',
  'categories',
  'publication_date',
  'published',
  'visible',
] as const;

type Told = {
  /** The segment of its addresses and of its base, its plural and its permissions; they are one word. */
  word: string;
  singular: string;
  parameter: string;
  /** Its number among the menu targets. */
  place: number;
  /** The fields it has beside those of every publication, with values that keep their rules. */
  own?: Readonly<Record<string, unknown>>;
  rules?: readonly RuleRow[];
};

/** The facts that news and luigi items share in the specification. */
export const publicationTable = ({
  word,
  singular,
  parameter,
  place,
  own = {},
  rules = [],
}: Told): EntityTable => ({
  collection: word,
  views: [
    { view: 'list', address: `/${word}/list`, access: `${word}:list` },
    { view: 'create', address: `/${word}/create`, access: `${word}:create` },
    { view: 'edit', address: `/${word}/edit/{${parameter}}`, access: `${word}:edit` },
    { view: 'delete', access: `${word}:delete` },
  ],
  opens: { sortField: 'publication_date', sortDir: -1 },
  menu: { group: 'communication', place, roles: MANAGERS },
  permissions: { [word]: { list: MANAGERS, create: MANAGERS, edit: MANAGERS } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: `/api/v1/${word}`,
      roles: MANAGERS,
      query: LIST,
      filter: { company_code: 'AURORA', published: 'true', visible: 'true' },
      answer: [`data.${word}.0._id`, 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: `/api/v1/${word}/{id}`,
      roles: MANAGERS,
      answer: [`data.${singular}.title`, `data.${singular}.publication_date`],
    },
    {
      verb: 'create',
      method: 'POST',
      path: `/api/v1/${word}`,
      roles: MANAGERS,
      body: [...BODY, ...Object.keys(own)],
      answer: ['message', `data.${singular}._id`],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: `/api/v1/${word}/{id}/update`,
      roles: MANAGERS,
      data: { title: 'Un altro titolo' },
      body: [...BODY, ...Object.keys(own), 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: `/api/v1/${word}/{id}/delete`,
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  payload: () => ({
    title: 'Un nuovo titolo',
    corps: '<p>Che cosa è <strong>nuovo</strong>.</p>',
    image: pngOf(1200, 675),
    link: 'https://example.com/novita',
    company_code: 'AURORA',
    recipients: ['agents', 'customers'],
    categories: ['AUR-BAR', 'AUR-HOTEL'],
    publication_date: '2026-12-01T08:30:00.000Z',
    published: true,
    visible: true,
    ...own,
  }),
  rules: [
    ...nameRules('title'),
    ...richTextRules('corps'),
    ...imageRules('image', 1200, 675, 'pictureSize'),
    ...optionalHttpsRules('link'),
    ...optionalTextRules('company_code').filter(([, what]) => !what.startsWith('1 ')),
    ...audienceRules,
    ...momentRules('publication_date'),
    ...flagRules('published'),
    ...flagRules('visible'),
    ...rules,
  ],
});
