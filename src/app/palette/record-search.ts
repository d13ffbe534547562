import type { RaRecord } from 'react-admin';
import { can, type Role } from '@/core/permissions';
import { representationOf, supportsVerb, type ResourceDefinition } from '@/core/resource';
import { isId } from '@/core/id';
import { recordPath } from '@/core/routes';
import { resources } from '@/resources/registry';
import { editAddress } from '@/shared/links/drawer-address';
import { listLink } from '@/shared/links/list-link';
import { resourceViewsOf, viewOf } from '../views/views';

/** A record the palette found. */
export type Hit = {
  id: string;
  name: string;
  code?: string;
  /** Its own page where the reader may open that, else its list narrowed to it. */
  to: string;
};

/**
 * The resources whose records a holder of `roles` may look for: they may visit the list, which hangs below
 * no parent, and its rows are things with a name or a page of their own rather than lines of a log.
 */
export const searchableFor = (roles: readonly Role[]): ResourceDefinition[] =>
  resources.filter(
    ({ name, access, routes, endpoint, codeField, drawer }) =>
      access.list !== undefined &&
      can(roles, access.list) &&
      resourceViewsOf(name)?.list !== undefined &&
      routes.list !== undefined &&
      !routes.list.includes(':') &&
      !endpoint.base.includes('{') &&
      supportsVerb(endpoint, 'list') &&
      supportsVerb(endpoint, 'one') &&
      (codeField ?? routes.edit ?? routes.show ?? drawer) !== undefined,
  );

/** `record` as the palette shows it to a holder of `roles`. */
export const hitOf = (
  definition: ResourceDefinition,
  record: RaRecord,
  roles: readonly Role[],
): Hit => {
  const name = representationOf(definition, record);
  const code = definition.codeField ? record[definition.codeField] : undefined;
  return {
    id: `${definition.name}/${String(record.id)}`,
    name,
    code: typeof code === 'string' && code !== name ? code : undefined,
    to: pageOf(definition, record, roles) ?? listLink(definition, { q: String(code ?? name) }),
  };
};

const pageOf = (
  definition: ResourceDefinition,
  record: RaRecord,
  roles: readonly Role[],
): string | null => {
  if (!isId(record.id)) return null;
  const { access, routes } = definition;
  if (access.edit && can(roles, access.edit) && viewOf(definition, 'edit')) {
    return editAddress(definition, record);
  }
  if (access.show && can(roles, access.show) && routes.show && viewOf(definition, 'show')) {
    return recordPath(definition, 'show', record);
  }
  return null;
};
