import { loadOnce } from '@/core/load-once';
import type { Words } from './catalogues';
import type { LatePart } from './late-parts';

/** The late words of each part and language, fetched once. */
export const lateWords: Record<LatePart, Words> = {
  imports: {
    it: loadOnce(async () => (await import('virtual:catalogue/it/imports')).default),
    en: loadOnce(async () => (await import('virtual:catalogue/en/imports')).default),
  },
  notices: {
    it: loadOnce(async () => (await import('virtual:catalogue/it/notices')).default),
    en: loadOnce(async () => (await import('virtual:catalogue/en/notices')).default),
  },
  'pages.builder': {
    it: loadOnce(async () => (await import('virtual:catalogue/it/pages.builder')).default),
    en: loadOnce(async () => (await import('virtual:catalogue/en/pages.builder')).default),
  },
  'pages.calendar': {
    it: loadOnce(async () => (await import('virtual:catalogue/it/pages.calendar')).default),
    en: loadOnce(async () => (await import('virtual:catalogue/en/pages.calendar')).default),
  },
  'resources.promotion.preflight': {
    it: loadOnce(
      async () => (await import('virtual:catalogue/it/resources.promotion.preflight')).default,
    ),
    en: loadOnce(
      async () => (await import('virtual:catalogue/en/resources.promotion.preflight')).default,
    ),
  },
  'resources.promotion.simulation': {
    it: loadOnce(
      async () => (await import('virtual:catalogue/it/resources.promotion.simulation')).default,
    ),
    en: loadOnce(
      async () => (await import('virtual:catalogue/en/resources.promotion.simulation')).default,
    ),
  },
  'resources.survey.results': {
    it: loadOnce(
      async () => (await import('virtual:catalogue/it/resources.survey.results')).default,
    ),
    en: loadOnce(
      async () => (await import('virtual:catalogue/en/resources.survey.results')).default,
    ),
  },
  'resources.target.next_year': {
    it: loadOnce(
      async () => (await import('virtual:catalogue/it/resources.target.next_year')).default,
    ),
    en: loadOnce(
      async () => (await import('virtual:catalogue/en/resources.target.next_year')).default,
    ),
  },
  rich_text: {
    it: loadOnce(async () => (await import('virtual:catalogue/it/rich_text')).default),
    en: loadOnce(async () => (await import('virtual:catalogue/en/rich_text')).default),
  },
  saved_views: {
    it: loadOnce(async () => (await import('virtual:catalogue/it/saved_views')).default),
    en: loadOnce(async () => (await import('virtual:catalogue/en/saved_views')).default),
  },
};
