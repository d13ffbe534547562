import { ADMINS, permit } from '@/core/permissions';
import { APP_SECTIONS } from '@/domain/preview/app-sections';
import { defineResource } from '@/core/resource';
import { APP, CATEGORY, TILE } from '@/core/resource-names';
import { tileCodec } from './tile.codec';

/** The tiles of an app's home screen: specification, sections 2 and 3; docs/wire-format.md, sections 3 and 4. */
export const tile = defineResource({
  name: TILE,
  representation: '{title}',
  routes: {
    list: '/app/:app_id/tile/list',
    create: '/app/:app_id/tile/create',
    edit: '/app/:app_id/tile/edit/:id',
  },
  access: {
    list: permit('tile:list', ADMINS),
    create: permit('tile:create', ADMINS),
    edit: permit('tile:edit', ADMINS),
    delete: permit('tile:delete', ADMINS),
  },
  parents: { app_id: APP },
  references: {
    categories: { resource: CATEGORY, within: ['app_id'] },
  },
  values: {
    columns: [1, 2, 3],
    section: [...APP_SECTIONS, 'link'],
    target: ['agents', 'customers', 'both'],
  },
  endpoint: {
    base: 'api/v1/apps/{app_id}/tiles',
    plural: 'tiles',
    singular: 'tile',
    filters: ['target'],
    searched: ['title'],
    writable: [
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
      'position',
    ],
  },
  codec: tileCodec,
});
