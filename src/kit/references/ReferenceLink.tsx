import type { ReactNode } from 'react';
import { Link } from 'react-admin';
import { useCurrentUser } from '@/providers/session/use-session';
import { stopPropagation } from '@/kit/links/stop-propagation';
import { addressFor } from '@/kit/links/record-address';
import { useDefinition } from '@/kit/registry/definitions';
import { useReference } from './useReference';

type ReferenceLinkProps = {
  /** Name of the referenced resource. */
  resource: string;
  code: string | null | undefined;
  children: ReactNode;
};

/** Links its children to the record with this code, if the user may open it. */
export const ReferenceLink = ({ resource, code, children }: ReferenceLinkProps) => {
  const definition = useDefinition(resource);
  const reference = useReference(definition, code);
  const { roles } = useCurrentUser();
  const address = reference ? addressFor(definition, reference.record, roles) : null;
  if (!address) return children;
  return (
    <Link to={address} onClick={stopPropagation}>
      {children}
    </Link>
  );
};
