import { lineOf } from '@/core/text';
import { useCurrentUser } from '@/providers/session/use-session';
import { addressFor } from '@/kit/links/record-address';
import { TextLink } from '@/kit/links/TextLink';
import { useAddressParams } from '@/ui/page/address-params';
import { Pending } from '@/ui/plain/Pending';
import { useDefinition } from '@/kit/registry/definitions';
import { NameWithCode, type ReferenceDisplayProps } from './NameWithCode';
import { asReferred, referenceOf } from './reference-queries';
import { useReference } from './useReference';

type ReferenceNameProps = ReferenceDisplayProps & {
  /** Name of the referenced resource. */
  resource: string;
  /** Set if the code is an `_id`. */
  by?: 'id';
};

/** The name of a record by its code, linked if the user may open it; the code if the name is not known. */
export const ReferenceName = ({
  resource,
  code,
  by,
  isLinked = true,
  hasCode = false,
  hasTooltip,
}: ReferenceNameProps) => {
  const definition = useDefinition(resource);
  const reference = useReference(asReferred(definition, by), code);
  const { roles } = useCurrentUser();
  const params = useAddressParams();
  if (!code) return '–';
  if (reference === undefined) return <Pending />;
  if (reference === null) return lineOf(code);
  // A record referenced by its `_id` is not identified by its name.
  const isById = by === 'id' && definition.codeField !== undefined;
  const { name, code: ownCode } = isById ? referenceOf(definition, reference.record) : reference;
  const mention = (
    <NameWithCode name={name} code={ownCode} hasCode={hasCode || isById} hasTooltip={hasTooltip} />
  );
  const address = isLinked ? addressFor(definition, reference.record, roles, params) : null;
  return address ? <TextLink to={address}>{mention}</TextLink> : mention;
};
