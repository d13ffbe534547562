import { publicationSchema } from '@/domain/publication/publication-rules';

/** Rules of a piece of news: specification, section 5; docs/wire-format.md, section 4. */
export const schema = publicationSchema();
