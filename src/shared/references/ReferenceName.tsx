import { useCurrentUser } from '@/providers/session/use-session';
import { addressFor } from '@/shared/links/record-address';
import { TextLink } from '@/shared/links/TextLink';
import { useAddressParams } from '@/shared/page/address-params';
import { Pending } from '@/shared/plain/Pending';
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
  if (reference === undefined) return <Pending />;
  if (reference === null) return code;
  const name = <NameWithCode name={reference.name} code={reference.code} hasCode={hasCode} />;
  const address = isLinked ? addressFor(definition, reference.record, roles, params) : null;
  return address ? <TextLink to={address}>{name}</TextLink> : name;
};
