import { RouterProvider } from 'react-router-dom';
import { resources } from '@/resources/registry';
import { ThemeFactoryContext } from '@/shared/appearance/theme-factory';
import { DefinitionsProvider } from '@/shared/registry/definitions';
import { ConsoleAdmin } from './ConsoleAdmin';
import { createConsoleRouter } from '../router/console-router';
import { themeFactory } from '../theme/console-themes';
import { preloadViewAt, resourceViewsOf } from '../views/views';

/**
 * Makes the console of a signed-in member of staff, a component. To be called once for the life of the page:
 * its router listens to the address bar from then on.
 */
export const createConsole = () => {
  const router = createConsoleRouter(
    <DefinitionsProvider resources={resources} viewsOf={resourceViewsOf}>
      <ThemeFactoryContext value={themeFactory}>
        <ConsoleAdmin />
      </ThemeFactoryContext>
    </DefinitionsProvider>,
  );
  // The page comes beside the frame, not after it.
  preloadViewAt(router.state.location.pathname);
  return () => <RouterProvider router={router} />;
};
