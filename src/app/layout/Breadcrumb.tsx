import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { LinkBase, type RaRecord } from 'react-admin';
import { useTranslate } from '@/shared/i18n/useTranslate';
import { mayVisit } from '@/core/landing';
import type { WireRecord } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { useRecordName } from '@/shared/record/useRecordName';
import { useDocumentedLocation } from '../router/documented-router-provider';
import { urlScheme } from '../router/url-scheme';
import { crumbsOf, permittedCrumbs, type Crumb } from './breadcrumb';
import styles from './Breadcrumb.module.css';

/** The way from the dashboard to this page; on a phone the step back alone. */
export const Breadcrumb = () => {
  const translate = useTranslate();
  const { pathname } = useDocumentedLocation();
  const { roles } = useCurrentUser();
  const crumbs = permittedCrumbs(crumbsOf(pathname, urlScheme), urlScheme, (access) =>
    mayVisit(roles, access),
  );
  const parent = crumbs.findLast(({ to }) => to !== undefined && to !== pathname);
  return (
    <nav aria-label={translate('shell.breadcrumb.label')} className={styles.breadcrumb}>
      <ol>
        {crumbs.map((crumb, index) => (
          <li key={crumb.to ?? 'here'} data-record={crumb.record !== undefined || undefined}>
            {index > 0 && (
              <span aria-hidden className={styles.separator}>
                /
              </span>
            )}
            <CrumbLink crumb={crumb} />
          </li>
        ))}
      </ol>
      {parent && (
        <div className={styles.back}>
          <ChevronLeftIcon />
          <CrumbLink crumb={parent} />
        </div>
      )}
    </nav>
  );
};

const CrumbLink = ({ crumb }: { crumb: Crumb }) => {
  const label = useCrumbLabel(crumb);
  if (crumb.to === undefined) {
    return (
      <p aria-current="page" className={styles.here}>
        {label}
      </p>
    );
  }
  return (
    <LinkBase to={crumb.to} className={styles.link}>
      {label}
    </LinkBase>
  );
};

const useCrumbLabel = ({ label: [first, second], record }: Crumb): string => {
  const translate = useTranslate();
  const nameOf = useRecordName();
  const known = useKnownRecord(record?.definition.name, record?.id);
  if (record && known) return nameOf(record.definition, known as RaRecord);
  return translate(first, { _: translate(second, { smart_count: 2 }) });
};

/** The record as the page has read it; the breadcrumb itself asks the backend for nothing. */
const useKnownRecord = (resource: string | undefined, id: string | undefined) => {
  const cache = useQueryClient().getQueryCache();
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe(({ query: { queryKey } }) => {
        if (queryKey[0] === resource && queryKey[1] === 'getOne') listener();
      }),
    [cache, resource],
  );
  return useSyncExternalStore(subscribe, () =>
    resource === undefined
      ? undefined
      : cache
          .findAll({ queryKey: [resource, 'getOne'] })
          .map(({ state }) => state.data as WireRecord | undefined)
          .find((data) => data !== undefined && String(data.id) === id),
  );
};
