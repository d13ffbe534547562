import { Fragment, useMemo, type ReactNode } from 'react';
import type { ResourceDefinition } from '@/core/resource';
import { AddressParamsContext, type AddressParams } from '@/ui/page/address-params';
import { parentMetaOf } from '@/kit/registry/parent-ids';
import { useDocumentedLocation } from '@/kit/links/documented-location';
import { urlScheme } from '../router/url-scheme';

/**
 * Provides a view of a resource with the parameters of its documented address other than the record's id. The view is
 * remounted below another parent: react-admin's own address does not name the parents, so react-admin would keep it.
 */
export const AddressParamsProvider = ({
  of: definition,
  children,
}: {
  of: ResourceDefinition;
  children: ReactNode;
}) => {
  const { pathname } = useDocumentedLocation();
  const { id: _, ...known } = urlScheme.match(pathname)?.params ?? {};
  // Compared as a text: the address changes with every filter, and consumers only re-render when the parameters do.
  const key = JSON.stringify(known);
  const params = useMemo(() => JSON.parse(key) as AddressParams, [key]);
  return (
    <AddressParamsContext value={params}>
      <Fragment key={JSON.stringify(parentMetaOf(definition, params))}>{children}</Fragment>
    </AddressParamsContext>
  );
};
