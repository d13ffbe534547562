import { pngOf } from '../../support/pictures';
import { LIST, type EntityTable } from '../entity-table';
import { ADMIN } from '../roles';
import { audienceRules, colorRules, imageRules, nameRules, optionRules, text } from '../rule-rows';
import type { Sentence } from '../sentences.table';

const BODY = [
  'title',
  'text_color',
  'background_color',
  'columns',
  'background_image',
  'section',
  'link',
  'target',
  'recipients',
  'categories',
] as const;

const SECTIONS_BUT_LINK = [
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
];

export const table: EntityTable = {
  collection: 'tiles',
  parents: { app_id: 'apps' },
  views: [
    { view: 'list', address: '/app/{app_id}/tile/list', access: 'tile:list' },
    { view: 'create', address: '/app/{app_id}/tile/create', access: 'tile:create' },
    { view: 'edit', address: '/app/{app_id}/tile/edit/{tile_id}', access: 'tile:edit' },
    { view: 'delete', access: 'tile:delete' },
  ],
  permissions: { tile: { list: ADMIN, create: ADMIN, edit: ADMIN } },
  calls: [
    {
      verb: 'list',
      method: 'GET',
      path: '/api/v1/apps/{app_id}/tiles',
      roles: ADMIN,
      query: LIST,
      filter: { target: 'agents' },
      answer: ['data.tiles.0._id', 'data.total_rows'],
    },
    {
      verb: 'one',
      method: 'GET',
      path: '/api/v1/apps/{app_id}/tiles/{id}',
      roles: ADMIN,
      answer: ['data.tile.title', 'data.tile.position'],
    },
    {
      verb: 'create',
      method: 'POST',
      path: '/api/v1/apps/{app_id}/tiles',
      roles: ADMIN,
      body: BODY,
      answer: ['message', 'data.tile.position'],
      status: 201,
    },
    {
      verb: 'update',
      method: 'POST',
      path: '/api/v1/apps/{app_id}/tiles/{id}/update',
      roles: ADMIN,
      data: { title: 'Altro riquadro' },
      body: [...BODY, 'position', 'updated_at'],
      answer: ['message'],
    },
    {
      verb: 'delete',
      method: 'GET',
      path: '/api/v1/apps/{app_id}/tiles/{id}/delete',
      roles: ADMIN,
      answer: ['message'],
    },
  ],
  // A tile of an app of AURORA, without the place that the console or the server gives it.
  payload: () => ({
    title: 'Nuovo riquadro',
    text_color: '#ffffff',
    background_color: '#9a3412',
    columns: 2,
    background_image: pngOf(600, 600),
    section: 'news',
    link: '',
    target: 'both',
    recipients: ['agents', 'customers'],
    categories: ['AUR-BAR', 'AUR-HOTEL'],
  }),
  rules: [
    ...nameRules('title'),
    ...colorRules('text_color'),
    ...colorRules('background_color'),
    ...optionRules('columns', [1, 2, 3], 4),
    ...imageRules('background_image', 600, 600, 'backgroundSize').filter(
      ([, , , refused]) => refused !== 'image',
    ),
    ['background_image', 'left out', undefined, null],
    ['background_image', 'empty', '', null],
    ...optionRules('section', SECTIONS_BUT_LINK, 'home'),
    ['link', '10001 characters', text(10_001), 'tooLong'],
    ...optionRules('target', ['agents', 'customers', 'both'], 'everyone'),
    ...audienceRules,
    ['position', 'left out', undefined, null],
    ['position', 'a place', 7, null],
    ['position', 'half a place', 1.5, 'invalid'],
  ],
};

/** The link of a tile whose section is link. */
export const LINK_RULES: readonly (readonly [
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
