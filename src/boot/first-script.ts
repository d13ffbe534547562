import { session } from '@/providers/session/session';
import { filesOf } from './page-files';
import { preloadConsole } from './preload-console';
import { showLogin } from './show-login';
import { onDocumentParsed } from './on-document-parsed';

/**
 * Runs before the page's own script has loaded (vite/first-script.ts): prepares the console for a signed-in user, and
 * the login otherwise. The page's script runs after what this one shows.
 */
const user = session.current()?.user;
const runApplication = () => {
  // Without this, the page shows its load failure after a while (vite/first-script.ts).
  document.documentElement.dataset.started = '';
  const files = filesOf('application');
  files.querySelector('script')?.addEventListener('error', showFailure);
  document.head.append(files);
};
const showFailure = () => {
  (document.querySelector('#load-failure') as HTMLElement).hidden = false;
};
// A first login begins with a password change, in the account area.
if (user && !user.firstLogin) preloadConsole();
// The login page says that a session has ended.
if (session.held()) runApplication();
else onDocumentParsed(() => showLogin(runApplication));
