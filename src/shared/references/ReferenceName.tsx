import Skeleton from '@mui/material/Skeleton';
import { Link } from 'react-admin';
import { useCurrentUser } from '@/providers/session/use-session';
import { stopPropagation } from '@/shared/links/stop-propagation';
import { addressFor } from '@/shared/links/record-address';
import { useAddressParams } from '@/shared/page/address-params';
import { useDefinition } from '@/shared/registry/definitions';
import { NameWithCode, type MentionProps } from './NameWithCode';
import { asReferred } from './reference-queries';
import { useReference } from './useReference';

type ReferenceNameProps = MentionProps & {
  /** Name of the resource that is referred to. */
  resource: string;
  /** Where the code is an `_id`. */
  by?: 'id';
};

/** A record mentioned by its code: its name, linked where the reader may open it; the code otherwise. */
export const ReferenceName = ({
  resource,
  code,
  by,
  isLinked = true,
  hasCode = false,
}: ReferenceNameProps) => {
  const definition = useDefinition(resource);
  const reference = useReference(asReferred(definition, by), code);
  const { roles } = useCurrentUser();
  const params = useAddressParams();
  if (!code) return '–';
  if (reference === undefined) return <Skeleton width={96} sx={{ display: 'inline-block' }} />;
  if (reference === null) return code;
  const name = <NameWithCode name={reference.name} code={reference.code} hasCode={hasCode} />;
  const address = isLinked ? addressFor(definition, reference.record, roles, params) : null;
  if (!address) return name;
  return (
    <Link to={address} onClick={stopPropagation}>
      {name}
    </Link>
  );
};
