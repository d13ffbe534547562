import { defineResource } from '@/core/resource';
import { publicationCodec } from '@/domain/publication/publication-codec';
import {
  PUBLICATION_FIELDS,
  PUBLICATION_SEARCHED,
  publicationEndpoint,
  publicationOf,
} from '@/domain/publication/publication-definition';

/** News for the users of the apps: specification, sections 2 to 6; docs/wire-format.md, sections 3 and 4. */
export const news = defineResource({
  ...publicationOf('news', 10),
  endpoint: {
    ...publicationEndpoint,
    base: 'api/v1/news',
    plural: 'news',
    singular: 'news_item',
    searched: PUBLICATION_SEARCHED,
    writable: PUBLICATION_FIELDS,
  },
  codec: publicationCodec,
});
