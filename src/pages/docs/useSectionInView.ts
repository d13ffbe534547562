import { useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation } from 'react-admin';
import { LOCALES, type Locale } from '@/core/constants';
import { pageQuery } from './manual';
import type { ManualPage } from './parse';
import { idOf } from './slug';

type Place = {
  locale: Locale;
  page: string;
  section: string | null;
  /** Undefined until the page is loaded. */
  content: ManualPage | undefined;
};

/**
 * Scrolls to the section in the URL, or to the top of the page, once for each navigation. A change of language is
 * no navigation, so the scroll position stays.
 */
export const useSectionInView = ({ locale, page, section, content }: Place): void => {
  const { key } = useLocation();
  const queryClient = useQueryClient();
  const shown = useRef<string>(undefined);

  useEffect(() => {
    const visit = `${key} ${page} ${section}`;
    if (!content || shown.current === visit) return undefined;
    let hasLeft = false;
    const show = (slug?: string) => {
      if (hasLeft) return;
      shown.current = visit;
      showSection(slug);
    };
    if (section === null) show();
    else void slugIn(content, { locale, page, section }, queryClient).then(show);
    return () => {
      hasLeft = true;
    };
  }, [key, page, section, content, locale, queryClient]);
};

const showSection = (slug: string | undefined) => {
  const heading = slug && document.querySelector<HTMLElement>(`[id="${idOf(slug)}"]`);
  if (!heading) {
    window.scrollTo(0, 0);
    return;
  }
  heading.scrollIntoView();
  heading.focus({ preventScroll: true });
};

/** Returns the slug of `section` in the current language: a link may come from the other language. */
const slugIn = async (
  { headings }: ManualPage,
  { locale, page, section }: { locale: Locale; page: string; section: string },
  queryClient: QueryClient,
): Promise<string | undefined> => {
  if (headings.some(({ slug }) => slug === section)) return section;
  for (const other of LOCALES.filter((code) => code !== locale)) {
    // If the other language cannot be loaded, the page is shown from its top, as for an unknown section.
    const known = await queryClient.fetchQuery(pageQuery(other, page)).catch(() => undefined);
    const place = known?.headings.findIndex(({ slug }) => slug === section) ?? -1;
    if (place >= 0) return headings[place]?.slug;
  }
  return undefined;
};
