import { RouterProvider } from 'react-router-dom';
import { entryOf } from '@/core/entry';
import { pathnameOf } from '@/core/routes';
import { session } from '@/providers/session/session';
import { resources } from '@/resources/registry';
import { ThemeFactoryContext } from '@/ui/hooks/theme-factory';
import { DefinitionsProvider } from '@/kit/registry/definitions';
import { ConsoleAdmin } from './ConsoleAdmin';
import { dataOf } from '../data/session-data';
import { createConsoleRouter } from '../router/console-router';
import { readHash } from '../router/read-hash';
import { urlScheme } from '../router/url-scheme';
import { themeFactory } from '../theme/console-themes';
import { preloadViewAt, resourceViewsOf } from '../views/views';

/**
 * Creates the console of a signed-in user as a component. Call it once for the life of the page: its router listens to
 * the address bar from then on.
 */
export const createConsole = () => {
  const pathname = pathnameOf(readHash());
  const current = session.current();
  // The page and its rows load in parallel with the frame.
  preloadViewAt(pathname, current?.user.roles ?? []);
  const entry = entryOf(pathname, current?.user ?? null, () => null, urlScheme);
  if (entry.kind === 'console') dataOf(current);
  const router = createConsoleRouter(
    <DefinitionsProvider resources={resources} viewsOf={resourceViewsOf}>
      <ThemeFactoryContext value={themeFactory}>
        <ConsoleAdmin />
      </ThemeFactoryContext>
    </DefinitionsProvider>,
  );
  return () => <RouterProvider router={router} />;
};
