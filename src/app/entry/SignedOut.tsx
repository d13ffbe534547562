import { useEffect, useState } from 'react';
import { mayBeLandable } from '@/core/landing';
import { createUrlScheme } from '@/core/routes';
import { pages } from '@/pages/registry';
import { lastLocation } from '@/providers/session/last-location';
import { useHashLocation } from '../router/hash-location';
import { loadUrlScheme } from '../router/load-url-scheme';
import { AccountEntry } from './AccountEntry';
import { useEntry } from './useEntry';

/**
 * What the address opens for somebody who is not signed in: a page of the account area. `wasSignedIn` where a
 * session has just ended at this address.
 */
export const SignedOut = ({ wasSignedIn }: { wasSignedIn: boolean }) => {
  const location = useHashLocation();
  // The last location of the user whose session it was: nobody asked for it while signed out.
  const [left] = useState(wasSignedIn ? location : null);
  // The address asked for counts after the login, if it is one of the console's.
  useEffect(() => {
    if (location === left || !mayBeLandable(location)) return;
    loadUrlScheme().then((scheme) => lastLocation.keep(location, scheme, null), forget);
  }, [location, left]);
  const entry = useEntry(location, null, pageScheme);
  return entry.kind === 'page' ? <AccountEntry location={location} scheme={pageScheme} /> : null;
};

/** The login, which follows, needs no address to return to. */
const forget = () => undefined;

/** The addresses that are known before the console is there. */
const pageScheme = createUrlScheme([], pages);
