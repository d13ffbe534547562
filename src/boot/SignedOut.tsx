import { useEffect, useState } from 'react';
import { mayBeLandable } from '@/core/landing';
import { lastLocation } from '@/providers/session/last-location';
import { replaceHash, useHashLocation } from '@/app/router/hash-location';
import { loadUrlScheme } from '@/app/router/load-url-scheme';
import { AccountEntry } from './AccountEntry';
import { accountScheme, signedOutAddress } from './signed-out-address';

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
  const shown = signedOutAddress(location);
  useEffect(() => {
    if (shown !== location) replaceHash(shown);
  }, [shown, location]);
  return <AccountEntry location={shown} scheme={accountScheme} />;
};

/** The login, which follows, needs no address to return to. */
const forget = () => undefined;
