import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-admin';
import { can } from '@/core/permissions';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinition } from '@/shared/registry/definitions';
import { editAddress } from '@/shared/links/drawer-address';
import { keepFromRow } from '@/shared/links/keep-from-row';
import { useReference } from './useReference';

type ReferenceNameProps = {
  /** Name of the resource that is referred to. */
  resource: string;
  code: string | null | undefined;
  /** False inside of something that is a link itself. */
  isLinked?: boolean;
};

/** A record mentioned by its code: its name, linked where the reader may open it; the code otherwise. */
export const ReferenceName = ({ resource, code, isLinked = true }: ReferenceNameProps) => {
  const definition = useDefinition(resource);
  const reference = useReference(definition, code);
  const { roles } = useCurrentUser();
  if (!code) return '–';
  if (reference === undefined) return <Skeleton width={96} />;
  if (reference === null) return code;
  if (!isLinked) return <span title={`${reference.name} · ${code}`}>{reference.name}</span>;
  const address = editAddress(definition, reference.record);
  const { access } = definition;
  if (!address || !access.edit || !can(roles, access.edit)) return reference.name;
  return (
    <Link to={address} onClick={keepFromRow}>
      {reference.name}
    </Link>
  );
};
