import { preferredLocale } from '@/providers/preferences/preferences';
import { session } from '@/providers/session/session';
import { isListAddress } from './list-address';

/**
 * For somebody signed in, has the browser fetch the console beside the login's code, not after it. The page holds a
 * link for each file (vite/preload-console.ts); one that fails is asked for again when it is needed.
 */
const preloadConsole = () => {
  const { content } = document.querySelector('#console-files') as HTMLTemplateElement;
  for (const link of content.querySelectorAll('link')) {
    const { locale, view } = link.dataset;
    const isOther =
      (locale && locale !== preferredLocale()) ||
      (view === 'list' && !isListAddress(window.location.hash));
    if (isOther) link.remove();
  }
  document.head.append(content);
};

const user = session.current()?.user;
// A first login begins with a new password, in the account area.
if (user && !user.firstLogin) preloadConsole();
