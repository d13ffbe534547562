import { useEffect } from 'react';
import { useDocumentedLocation } from '@/kit/links/documented-location';
import { urlScheme } from '../router/url-scheme';
import { recentRecords, recordAt } from './recent-records';

/** Remembers the record on the page among the last ones. */
export const useRememberedRecord = (): void => {
  const { pathname, search } = useDocumentedLocation();
  useEffect(() => {
    const record = recordAt(urlScheme, { pathname, search });
    if (record) recentRecords.add(record);
  }, [pathname, search]);
};
