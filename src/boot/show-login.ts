import { prerenderedLogin } from 'virtual:prerendered-login';
import { forcedTheme } from '@/core/appearance';
import { appearance } from '@/providers/preferences/appearance';
import { preferredLocale } from '@/providers/preferences/preferences';
import { shownTheme } from '@/providers/preferences/shown-theme';
import { prerenderedPage } from '@/ui/browser/prerendered-page';
import { readHash } from '@/app/router/read-hash';
import { setPageTheme } from '@/app/theme/page-theme';
import { opensLogin } from './signed-out-address';

/**
 * Shows the login before its code has loaded, as rendered at build time (vite/prerendered-login.ts), where the address
 * leads to it: in the user's language and theme. Skipped where the theme is forced: that login has no theme switch,
 * unlike the markup. `next` is called once it is painted, or at once.
 */
export const showLogin = (next: () => void): void => {
  const look = appearance.read();
  if (forcedTheme(look) || !opensLogin(readHash())) return next();
  const theme = shownTheme();
  setPageTheme(theme, look.skins);
  const root = document.querySelector('#root') as HTMLElement;
  prerenderedPage.show(prerenderedLogin[preferredLocale()][theme], root);
  // A background tab is not painted.
  if (document.hidden) next();
  else requestAnimationFrame(() => setTimeout(next));
};
