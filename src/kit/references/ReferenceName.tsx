import { lineOf } from '@/core/text';
import type { ResourceDefinition } from '@/core/resource';
import { useCurrentUser } from '@/providers/session/use-session';
import { addressFor } from '@/kit/links/record-address';
import { TextLink } from '@/kit/links/TextLink';
import { useAddressParams } from '@/ui/page/address-params';
import { Pending } from '@/ui/plain/Pending';
import { useDefinition } from '@/kit/registry/definitions';
import { NameWithCode, type ReferenceDisplayProps } from './NameWithCode';
import { asReferred, referenceOf, type Reference } from './reference-queries';
import { useReference, useReferences } from './useReference';

type ReferenceNameProps = ReferenceDisplayProps & {
  /** Name of the referenced resource. */
  resource: string;
  /** Set if the code is an `_id`. */
  by?: 'id';
};

/** The name of a record by its code, linked if the user may open it; the code if the name is not known. */
export const ReferenceName = ({ resource, code, by, ...display }: ReferenceNameProps) => {
  const definition = useDefinition(resource);
  const referred = asReferred(definition, by);
  const { data, isFetched } = useReferences(referred, Boolean(code));
  if (!code) return '–';
  const listed = data?.byCode.get(code);
  // A record referenced by its `_id` is not identified by its name.
  const mention = { ...display, definition, isById: referred !== definition };
  if (listed) return <Mention {...mention} reference={listed} />;
  // Not `isPending`: when `Unlisted` mounts, it repeats a refused lookup, which is then pending and would unmount it
  // again, in an endless loop of calls.
  return isFetched ? <Unlisted {...mention} referred={referred} code={code} /> : <Pending />;
};

type MentionProps = Omit<ReferenceDisplayProps, 'code'> & {
  definition: ResourceDefinition;
  isById: boolean;
};

/**
 * A record beyond the first thousand, read by a lookup of its own. A separate component, because most cells need no
 * lookup.
 */
const Unlisted = ({
  referred,
  code,
  ...mention
}: MentionProps & { referred: ResourceDefinition; code: string }) => {
  const reference = useReference(referred, code);
  if (reference === undefined) return <Pending />;
  return reference ? <Mention {...mention} reference={reference} /> : lineOf(code);
};

const Mention = ({
  definition,
  reference,
  isById,
  isLinked = true,
  hasCode = false,
  hasTooltip,
}: MentionProps & { reference: Reference }) => {
  const { roles } = useCurrentUser();
  const params = useAddressParams();
  const { name, code } = isById ? referenceOf(definition, reference.record) : reference;
  const mention = (
    <NameWithCode name={name} code={code} hasCode={hasCode || isById} hasTooltip={hasTooltip} />
  );
  const address = isLinked ? addressFor(definition, reference.record, roles, params) : null;
  return address ? <TextLink to={address}>{mention}</TextLink> : mention;
};
