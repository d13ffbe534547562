import { __unsafe_useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';

const cacheOfDocument = () => {
  const { result, unmount } = renderHook(__unsafe_useEmotionCache);
  unmount();
  const cache = result.current;
  if (!cache) throw new Error('The styles are not in a document');
  return cache;
};

/** Declarations that no test can see: those that neither hide an element, nor disable it, nor add text. */
const UNSEEN =
  /(?<=[{;])(?!(?:display|visibility|opacity|pointer-events|content)\s*:)[-\w]+:[^;{}]*;/g;
const DECLARATION = /[{;][-\w]+:/;

/** Rules of pseudo-elements and animations, neither of which jsdom knows. */
const OF_NO_ELEMENT = /^(?:@[-\w]*keyframes|[^{@,]*::?(?::|before|after|-\w+))/;

/** A rule of one class. Without its layout in boxes, an element is shown in another way. */
const OF_ONE_CLASS = /^\.[-\w]+\{/;
const IN_BOXES = /display:[-\w]*(?:box|flex|grid);/g;

/**
 * Omits those of MUI's styles that have no effect in jsdom, which has no layout. jsdom would match every rule against
 * every element it computes a style for, which takes a quarter of the time of such a test.
 */
export const keepVisibleStyles = (): void => {
  const { sheet } = cacheOfDocument();
  const { insert } = Object.getPrototypeOf(sheet) as typeof sheet;
  sheet.insert = (rule) => {
    if (OF_NO_ELEMENT.test(rule)) return;
    const known = rule.replace(UNSEEN, '');
    const seen = OF_ONE_CLASS.test(known) ? known.replace(IN_BOXES, '') : known;
    if (DECLARATION.test(seen)) insert.call(sheet, seen);
  };
};

/**
 * Removes the styles of what was rendered. MUI keeps them in the document: without this, a test would be slower the
 * more came before it.
 */
export const dropStyles = (): void => {
  const cache = cacheOfDocument();
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
};
