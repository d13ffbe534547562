import { __unsafe_useEmotionCache } from '@emotion/react';
import { renderHook } from '@testing-library/react';

/**
 * Removes the styles of what was rendered. MUI keeps them in the document, where jsdom tries each of them for each
 * element it is asked about: without this, a test would be slower the more came before it.
 */
export const dropStyles = (): void => {
  const { result, unmount } = renderHook(__unsafe_useEmotionCache);
  unmount();
  const cache = result.current;
  if (!cache) throw new Error('The styles are not in a document');
  cache.sheet.flush();
  cache.inserted = {};
  cache.registered = {};
};
