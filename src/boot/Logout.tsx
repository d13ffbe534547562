import { useEffect, useState } from 'react';
import type { UrlScheme } from '@/core/url-scheme';
import { session } from '@/providers/session/session';
import { isUnsavedInAnyTab } from '@/providers/session/unsaved-tabs';
import { AccountEntry } from './AccountEntry';

/** Ends the session; asks first where this tab or another one has unsaved changes, which would be lost. */
export const Logout = ({ location, scheme }: { location: string; scheme: UrlScheme }) => {
  const [isAsking, setIsAsking] = useState(false);
  useEffect(() => {
    let isHere = true;
    const logOut = async () => {
      const isUnsaved = await isUnsavedInAnyTab();
      if (!isHere) return;
      if (isUnsaved) setIsAsking(true);
      else session.end();
    };
    void logOut();
    return () => {
      isHere = false;
    };
  }, []);
  return isAsking ? <AccountEntry location={location} scheme={scheme} isLoggingOut /> : null;
};
