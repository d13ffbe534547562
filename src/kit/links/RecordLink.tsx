import { Link, type LinkProps, type RaRecord } from 'react-admin';
import { isId } from '@/core/id';
import type { ResourceDefinition } from '@/core/resource';
import { useCan } from '@/providers/session/use-session';
import { useDefinition } from '@/kit/registry/definitions';
import { stopPropagation } from './stop-propagation';
import { useRecordAddresses } from './drawer-address';
import { openingPermission, type Opened } from './record-address';

type RecordLinkProps = Omit<LinkProps, 'to'> & { record: RaRecord; view?: Opened };

/** A record of the page's resource, linked to its form (or `view`) if it has an id and the user may open it. */
export const RecordLink = ({ record, view = 'edit', children, ...link }: RecordLinkProps) => {
  const definition = useDefinition();
  const addresses = useRecordAddresses(definition);
  const mayOpen = useMayOpen(definition, view);
  if (!mayOpen || !isId(record.id)) return children;
  return (
    <Link {...link} to={addresses.record(record, view)} onClick={stopPropagation}>
      {children}
    </Link>
  );
};

/** Whether the user may open a record of `definition` in this way. */
export const useMayOpen = (definition: ResourceDefinition, view: Opened): boolean =>
  useCan(openingPermission(definition, view));
