import { useEffect } from 'react';
import type { CurrentUser } from '@/core/current-user';
import { entryOf, type Entry } from '@/core/entry';
import { pathnameOf } from '@/core/routes';
import type { UrlScheme } from '@/core/url-scheme';
import { lastLocation } from '@/providers/session/last-location';
import { replaceHash } from '@/app/router/hash-location';

/** The entry of `location` for `user`: the console whatever it is while `staysInConsole`. Follows redirects. */
export const useEntry = (
  location: string,
  user: CurrentUser,
  scheme: UrlScheme,
  staysInConsole: boolean,
): Entry => {
  const kept = () => lastLocation.read(user.id);
  const entry: Entry = staysInConsole
    ? { kind: 'console' }
    : entryOf(pathnameOf(location), user, kept, scheme);
  const target = entry.kind === 'redirect' ? entry.to : null;
  useEffect(() => {
    if (target !== null) replaceHash(target);
  }, [target]);
  return entry;
};
