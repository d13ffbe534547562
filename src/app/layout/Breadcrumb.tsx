import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import { useQueryClient, type QueryCache } from '@tanstack/react-query';
import { useCallback, useSyncExternalStore } from 'react';
import { LinkBase, type RaRecord } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { mayVisit } from '@/core/landing';
import type { ResourceDefinition } from '@/core/resource';
import { textOf } from '@/core/text';
import { useCurrentUser } from '@/providers/session/use-session';
import { knownName } from '@/kit/references/reference-queries';
import { useRecordName } from '@/kit/record/useRecordName';
import { useDocumentedLocation } from '@/kit/links/documented-location';
import { urlScheme } from '../router/url-scheme';
import { crumbsOf, permittedCrumbs, type Crumb } from './breadcrumb';
import styles from './Breadcrumb.module.css';

/** The path from the dashboard to this page; on a phone only the step back. */
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
          <li key={crumb.to ?? 'here'} data-name={crumb.record !== undefined || undefined}>
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
          <CrumbLink crumb={parent} isBack />
        </div>
      )}
    </nav>
  );
};

const CrumbLink = ({ crumb, isBack = false }: { crumb: Crumb; isBack?: boolean }) => {
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
      {isBack ? (
        <>
          <ChevronLeftIcon />
          <span className={styles.name}>{label}</span>
        </>
      ) : (
        label
      )}
    </LinkBase>
  );
};

const useCrumbLabel = ({ label: [first, second], record }: Crumb): string => {
  const translate = useTranslate();
  const name = useKnownName(record);
  return name ?? translate(first, { _: translate(second, { smart_count: 2 }) });
};

/**
 * The name of the record as the page has loaded it, with the names of the records it refers to where it has loaded
 * those; the breadcrumb makes no call itself.
 */
const useKnownName = (record: Crumb['record']): string | undefined => {
  const nameOf = useRecordName();
  const cache = useQueryClient().getQueryCache();
  const resource = record?.definition.name;
  const subscribe = useCallback(
    (listener: () => void) =>
      cache.subscribe(({ type, query: { queryKey } }) => {
        const [first, second] = queryKey;
        // Only names that arrive: each cell of a table that subscribes to them is an event as well.
        const isName = first === 'references' && type === 'updated';
        if (isName || (first === resource && second === 'getOne')) listener();
      }),
    [cache, resource],
  );
  return useSyncExternalStore(subscribe, () => {
    const known = record && readRecordOf(record, cache);
    return known && nameOf(record.definition, withKnownNames(record.definition, known, cache));
  });
};

const withKnownNames = (
  { references = {} }: ResourceDefinition,
  record: RaRecord,
  cache: QueryCache,
): RaRecord => {
  const names = Object.entries(references).flatMap(([field, { resource }]) => {
    const name = knownName(cache, resource, textOf(record[field]));
    return name === undefined ? [] : [[field, name]];
  });
  return { ...record, ...Object.fromEntries(names) };
};

/** The record of a crumb; the visible one if several with one id are loaded, such as the reports of a promotion. */
const readRecordOf = ({ definition, id }: NonNullable<Crumb['record']>, cache: QueryCache) => {
  const idField = definition.endpoint.identifiedBy?.[0] ?? 'id';
  const read = cache
    .findAll({ queryKey: [definition.name, 'getOne'] })
    .filter(({ state }) => String((state.data as RaRecord | undefined)?.[idField]) === id);
  return (read.find((query) => query.isActive()) ?? read[0])?.state.data as RaRecord | undefined;
};
