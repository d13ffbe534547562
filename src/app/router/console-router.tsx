import type { ReactNode } from 'react';
import { createHashRouter } from 'react-router-dom';
import { isGuarded } from '@/shared/form/useLeaveGuard';
import { DocumentedLocationProvider } from './documented-router-provider';
import { announceLocation } from './hash-location';
import { numberTypedAddresses } from './typed-addresses';

/**
 * Makes the router, which shows `element` at every address and follows the address bar from now on. One is
 * made for the life of the page: react-admin would make a new one whenever something above it renders again.
 */
export const createConsoleRouter = (element: ReactNode) => {
  const noteStep = numberTypedAddresses(isGuarded);
  const router = createHashRouter([
    { path: '*', element: <DocumentedLocationProvider>{element}</DocumentedLocationProvider> },
  ]);
  // Where it goes has to be announced: the browser has no event for that.
  router.subscribe(() => {
    noteStep();
    announceLocation();
  });
  return router;
};
