import type { ReactNode } from 'react';
import { createHashRouter } from 'react-router-dom';
import { DocumentedLocationProvider } from '@/kit/links/documented-location';
import { notifyLocationListeners } from './hash-location';
import { assignHistoryIndexes } from './history-indexes';

/**
 * Creates the hash router, which renders `element` at every address and listens to the address bar from then on. Call
 * it once for the life of the page: by default react-admin creates a router at each render above it.
 */
export const createConsoleRouter = (element: ReactNode) => {
  const noteNavigation = assignHistoryIndexes();
  const router: ReturnType<typeof createHashRouter> = createHashRouter([
    {
      path: '*',
      element: (
        <DocumentedLocationProvider headedFor={() => router.state.location}>
          {element}
        </DocumentedLocationProvider>
      ),
    },
  ]);
  // The browser has no event for a navigation of the router.
  router.subscribe(() => {
    noteNavigation();
    notifyLocationListeners();
  });
  return router;
};
