import { Fragment, useMemo, type ReactNode } from 'react';
import type { ResourceDefinition } from '@/core/resource';
import type { ParentIds } from '@/providers/endpoint';
import { ParentIdsContext, parentMetaOf } from '@/shared/parents/parent-ids';
import { useDocumentedLocation } from './router/documented-router-provider';
import { urlScheme } from './router/url-scheme';

/**
 * Tells a view of a nested resource below which records it lies. react-admin's own address of it names none
 * of them, so that it would keep the view of one parent for the next: below another one it starts afresh.
 */
export const WithinParents = ({
  of: definition,
  children,
}: {
  of: ResourceDefinition;
  children: ReactNode;
}) => {
  const { pathname } = useDocumentedLocation();
  const params = urlScheme.match(pathname)?.params ?? {};
  // As a text: the address changes with every filter, and who hangs on the ids is told only when they do.
  const key = JSON.stringify(parentMetaOf(definition, params)?.parents ?? {});
  const ids = useMemo(() => JSON.parse(key) as ParentIds, [key]);
  return (
    <ParentIdsContext value={ids}>
      <Fragment key={key}>{children}</Fragment>
    </ParentIdsContext>
  );
};
