import ChevronLeftIcon from '@mui/icons-material/ChevronLeft';
import Box from '@mui/material/Box';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
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

/** The way from the dashboard to this page; on a phone the step back alone. */
export const Breadcrumb = () => {
  const translate = useTranslate();
  const { pathname } = useDocumentedLocation();
  const { roles } = useCurrentUser();
  const crumbs = permittedCrumbs(crumbsOf(pathname, urlScheme), urlScheme, (access) =>
    mayVisit(roles, access),
  );
  const isLong = crumbs.length > LONG;
  const parent = crumbs.findLast(({ to }) => to !== undefined && to !== pathname);
  return (
    <Box component="nav" aria-label={translate('shell.breadcrumb.label')} sx={{ minWidth: 0 }}>
      <Box
        component="ol"
        sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', m: 0, p: 0, minWidth: 0 }}
      >
        {crumbs.map((crumb, index) => (
          <Box
            component="li"
            key={crumb.to ?? 'here'}
            sx={{
              // The page's own name stands above the page: it is the first to go.
              display: { sm: isLong && crumb.to === undefined ? 'none' : 'flex', lg: 'flex' },
              alignItems: 'center',
              minWidth: 0,
              // Names of records give way, each to its own part; names of pages stay whole.
              flexShrink: crumb.record || index === crumbs.length - 1 ? 1 : 0,
              maxWidth: crumb.record && crumb.to ? 280 : undefined,
            }}
          >
            {index > 0 && <Separator />}
            <CrumbLink crumb={crumb} />
          </Box>
        ))}
      </Box>
      {parent && (
        <Box sx={{ display: { xs: 'flex', sm: 'none' }, alignItems: 'center', minWidth: 0 }}>
          <ChevronLeftIcon fontSize="small" sx={{ color: 'text.secondary' }} />
          <CrumbLink crumb={parent} />
        </Box>
      )}
    </Box>
  );
};

/** More parts than these have no room for their names on a small screen. */
const LONG = 4;

const CrumbLink = ({ crumb }: { crumb: Crumb }) => {
  const label = useCrumbLabel(crumb);
  if (crumb.to === undefined) {
    return (
      <Typography variant="body2" noWrap aria-current="page" sx={{ fontWeight: 500 }}>
        {label}
      </Typography>
    );
  }
  return (
    <Link
      component={LinkBase}
      to={crumb.to}
      variant="body2"
      color="text.secondary"
      noWrap
      sx={{ fontWeight: 400 }}
    >
      {label}
    </Link>
  );
};

const Separator = () => (
  <Box aria-hidden component="span" sx={{ px: 1, color: 'text.disabled', typography: 'body2' }}>
    /
  </Box>
);

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
