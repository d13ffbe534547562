import { session } from '@/providers/session/session';
import { filesOf } from './page-files';
import { preloadConsole } from './preload-console';
import { showLogin } from './show-login';
import { whenParsed } from './when-parsed';

/**
 * Runs before the page's own script has come (vite/first-script.ts): whoever is signed in waits for the console, whoever
 * is not for the login. That script runs after what this one shows.
 */
const user = session.current()?.user;
const runApplication = () => {
  const files = filesOf('application');
  files.querySelector('script')?.addEventListener('error', tellFailure);
  document.head.append(files);
};
const tellFailure = () => {
  (document.querySelector('#load-failure') as HTMLElement).hidden = false;
};
// A first login begins with a new password, in the account area.
if (user && !user.firstLogin) preloadConsole();
// A session that is over is told of on the login.
if (session.held()) runApplication();
else whenParsed(() => showLogin(runApplication));
