/** One language of the console's catalogue, or a part of it, made by vite/catalogue-by-language.ts. */
declare module 'virtual:catalogue/*' {
  import type { MessageTree } from '@/core/messages';

  const words: MessageTree;
  export default words;
}

/** Imports of the catalogue's late parts, by part and language, made by vite/catalogue-by-language.ts. */
declare module 'virtual:catalogue/late' {
  import type { Locale } from '@/core/constants';
  import type { MessageTree } from '@/core/messages';
  import type { LatePart } from '@/i18n/late-parts';

  const late: Record<LatePart, Record<Locale, () => Promise<{ default: MessageTree }>>>;
  export default late;
}
