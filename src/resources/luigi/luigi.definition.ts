import { defineResource } from '@/core/resource';
import {
  PUBLICATION_FIELDS,
  PUBLICATION_SEARCHED,
  publicationEndpoint,
  publicationOf,
} from '@/domain/publication/publication-definition';
import { luigiCodec } from './luigi.codec';

/** Charity initiatives in the apps: specification, sections 1 to 6; docs/wire-format.md, sections 3 and 4. */
export const luigi = defineResource({
  ...publicationOf('luigi', 20),
  endpoint: {
    ...publicationEndpoint,
    base: 'api/v1/luigi',
    plural: 'luigi',
    singular: 'luigi_item',
    searched: [...PUBLICATION_SEARCHED, 'beneficiary'],
    writable: [...PUBLICATION_FIELDS, 'beneficiary', 'goal_amount'],
  },
  codec: luigiCodec,
});
