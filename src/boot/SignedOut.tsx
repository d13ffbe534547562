import { useEffect, useState } from 'react';
import { mayBeLandable } from '@/core/landing';
import { lastLocation } from '@/providers/session/last-location';
import { replaceHash, useHashLocation } from '@/app/router/hash-location';
import { loadUrlScheme } from '@/app/router/load-url-scheme';
import { AccountEntry } from './AccountEntry';
import { accountScheme, signedOutAddress } from './signed-out-address';

/**
 * The page at the address for a signed-out user: a page of the account area. `wasSignedIn` where a session has just
 * ended at this address.
 */
export const SignedOut = ({ wasSignedIn }: { wasSignedIn: boolean }) => {
  const location = useHashLocation();
  // The last location of the ended session, which was not requested while signed out.
  const [left] = useState(wasSignedIn ? location : null);
  // An address of the console that is requested here is opened after the login.
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

/** The login comes next and needs no stored address. */
const forget = () => undefined;
