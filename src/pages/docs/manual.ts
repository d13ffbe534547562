import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import type { Locale } from '@/core/constants';
import { fillPath } from '@/core/routes';
import { docs } from './docs.page';
import type { ManualPage } from './parse';

/** The pages of the manual, in the order they are read. */
export const PAGES: readonly string[] = docs.values.page;

/** The pages for everybody; the others are for developers. */
const STAFF: readonly string[] = [
  'everyday-work',
  'glossary',
  'accessibility',
] satisfies (typeof docs.values.page)[number][];

export const PAGE_GROUPS: readonly { name: 'staff' | 'developers'; pages: readonly string[] }[] = [
  { name: 'staff', pages: STAFF },
  { name: 'developers', pages: PAGES.filter((page) => !STAFF.includes(page)) },
];

export const pathOf = (page: string, section?: string): string =>
  fillPath(docs.route, { page }) + (section ? `?${new URLSearchParams({ section })}` : '');

/** Returns the path for a Markdown link like `./use-rbac.md#roles`; null for a link out of the manual. */
export const pathOfLink = (href: string): string | null => {
  const [, page = '', section] = /^\.\/([\w-]+)\.md(?:#(.+))?$/.exec(href) ?? [];
  return PAGES.includes(page) ? pathOf(page, section && decodeURIComponent(section)) : null;
};

/** Query of one page in one language; the previous page stays until it is loaded. */
export const pageQuery = (locale: Locale, page: string) =>
  queryOptions({
    queryKey: ['manual', locale, page],
    staleTime: Infinity,
    placeholderData: keepPreviousData,
    queryFn: () => readPage(locale, page),
  });

/** Query of all pages in one language, by name, for the search. */
export const manualQuery = (locale: Locale) =>
  queryOptions({
    queryKey: ['manual', locale],
    staleTime: Infinity,
    queryFn: () =>
      Promise.all(PAGES.map(async (page) => ({ page, content: await readPage(locale, page) }))),
  });

const files = import.meta.glob<string>('../../../docs/manual/*/*.md', {
  query: '?raw',
  import: 'default',
});

const readPage = async (locale: Locale, page: string): Promise<ManualPage> => {
  const read = files[`../../../docs/manual/${locale}/${page}.md`];
  if (!read) throw new Error(`The manual has no page '${page}' in '${locale}'`);
  const [{ parseManual }, markdown] = await Promise.all([import('./parse'), read()]);
  return parseManual(markdown);
};
