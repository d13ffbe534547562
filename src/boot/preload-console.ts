import { preferredLocale } from '@/providers/preferences/preferences';
import { isListAddress } from './list-address';
import { filesOf } from './page-files';

/**
 * Makes the browser fetch the console in parallel with the login's code. A file that fails is requested again when it
 * is needed.
 */
export const preloadConsole = (): void => {
  const files = filesOf('console');
  for (const link of files.querySelectorAll('link')) {
    const { locale, view } = link.dataset;
    const isOther =
      (locale && locale !== preferredLocale()) ||
      (view === 'list' && !isListAddress(window.location.hash));
    if (isOther) link.remove();
  }
  document.head.append(files);
};
