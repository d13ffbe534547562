import { useEffect, useState } from 'react';
import { mayBeLandable } from '@/core/landing';
import { lastLocation } from '@/providers/session/last-location';
import { replaceHash, useHashLocation } from '@/app/router/hash-location';
import { loadUrlScheme } from '@/app/router/load-url-scheme';
import { AccountEntry } from './AccountEntry';
import { accountScheme, signedOutAddress } from './signed-out-address';

/**
 * The page at the address for a signed-out user: a page of the account area. `userId` is the user whose session has
 * just ended at this address.
 */
export const SignedOut = ({ userId }: { userId: string | null }) => {
  const location = useHashLocation();
  // The last location of the ended session, which was not requested while signed out.
  const [left] = useState(userId === null ? null : { userId, location });
  // An address of the console that is requested here is opened after the login.
  useEffect(() => {
    if (!mayBeLandable(location)) return;
    if (location === left?.location) return lastLocation.leave(left);
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
