import { useEffect, useState } from 'react';
import type { Heading } from './parse';
import { idOf } from './slug';

/** Pixels below the scroll position of a requested section, so that its heading is above the line. */
const MARGIN = 48;

/**
 * Returns the slug of the current section. At the end of the page, where headings cannot scroll further up, it is
 * the requested section if it is in view, else the last.
 */
export const useActiveSection = (
  headings: readonly Heading[],
  section: string | null,
): string | undefined => {
  const [active, setActive] = useState<string>();

  useEffect(() => {
    const places = headings.flatMap(({ slug }) => {
      const element = document.querySelector(`[id="${idOf(slug)}"]`);
      return element ? [{ slug, element }] : [];
    });
    const line = parseFloat(getComputedStyle(document.documentElement).scrollPaddingTop) + MARGIN;
    const look = () => {
      const above = places.filter(({ element }) => element.getBoundingClientRect().top < line);
      setActive((isAtFoot() ? atFoot(places, section) : above.at(-1)?.slug) ?? above.at(-1)?.slug);
    };
    const observer = new IntersectionObserver(look, {
      rootMargin: `-${line}px 0px 0px 0px`,
      threshold: [0, 1],
    });
    for (const { element } of places) observer.observe(element);
    return () => observer.disconnect();
  }, [headings, section]);

  return active;
};

type Place = { slug: string; element: Element };

const isAtFoot = () => {
  const { scrollHeight, clientHeight, scrollTop } = document.documentElement;
  return scrollTop > 0 && scrollHeight - clientHeight - scrollTop < 2;
};

const atFoot = (places: readonly Place[], section: string | null) => {
  const asked = places.find(({ slug }) => slug === section);
  const isInSight = asked && asked.element.getBoundingClientRect().top > 0;
  return isInSight ? asked.slug : places.at(-1)?.slug;
};
