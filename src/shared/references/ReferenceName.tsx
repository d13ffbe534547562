import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-admin';
import { can } from '@/core/permissions';
import { useCurrentUser } from '@/providers/session/use-session';
import { useDefinition } from '@/shared/registry/definitions';
import { editAddress } from '@/shared/links/drawer-address';
import { keepFromRow } from '@/shared/links/keep-from-row';
import { useAddressParams } from '@/shared/page/address-params';
import { labelOf } from './PickerPaper';
import { asReferred } from './reference-queries';
import { useReference } from './useReference';

type ReferenceNameProps = {
  /** Name of the resource that is referred to. */
  resource: string;
  code: string | null | undefined;
  /** Where the code is an `_id`. */
  by?: 'id';
  /** False inside of something that is a link itself. */
  isLinked?: boolean;
};

/** A record mentioned by its code: its name, linked where the reader may open it; the code otherwise. */
export const ReferenceName = ({ resource, code, by, isLinked = true }: ReferenceNameProps) => {
  const definition = useDefinition(resource);
  const reference = useReference(asReferred(definition, by), code);
  const { roles } = useCurrentUser();
  const params = useAddressParams();
  if (!code) return '–';
  if (reference === undefined) return <Skeleton width={96} />;
  if (reference === null) return code;
  if (!isLinked) return <span title={labelOf(reference)}>{reference.name}</span>;
  const address = editAddress(definition, reference.record, params);
  const { access } = definition;
  if (!address || !access.edit || !can(roles, access.edit)) return reference.name;
  return (
    <Link to={address} onClick={keepFromRow}>
      {reference.name}
    </Link>
  );
};
