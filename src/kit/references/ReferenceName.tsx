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
  /** Set if `code` is an `_id`. */
  by?: 'id';
};

/** The name of the record with this code, linked if the user may open it; the code if the name is unknown. */
export const ReferenceName = ({ resource, code, by, ...display }: ReferenceNameProps) => {
  const definition = useDefinition(resource);
  const referred = asReferred(definition, by);
  const { data, isFetched } = useReferences(referred, Boolean(code));
  if (!code) return '–';
  const listed = data?.byCode.get(code);
  // A record referenced by its `_id` is not identified by its name.
  const props = { ...display, definition, isById: referred !== definition };
  if (listed) return <RecordName {...props} reference={listed} />;
  // Not `isPending`: when `Unlisted` mounts, it repeats a refused lookup, which is then pending and would unmount it
  // again, in an endless loop of calls.
  return isFetched ? <Unlisted {...props} referred={referred} code={code} /> : <Pending />;
};

type RecordNameProps = Omit<ReferenceDisplayProps, 'code'> & {
  definition: ResourceDefinition;
  isById: boolean;
};

/**
 * A record beyond the first thousand, read on its own. A separate component, because most cells need no such query.
 */
const Unlisted = ({
  referred,
  code,
  ...props
}: RecordNameProps & { referred: ResourceDefinition; code: string }) => {
  const reference = useReference(referred, code);
  if (reference === undefined) return <Pending />;
  return reference ? <RecordName {...props} reference={reference} /> : lineOf(code);
};

const RecordName = ({
  definition,
  reference,
  isById,
  isLinked = true,
  hasCode = false,
  hasTooltip,
}: RecordNameProps & { reference: Reference }) => {
  const { roles } = useCurrentUser();
  const params = useAddressParams();
  const { name, code } = isById ? referenceOf(definition, reference.record) : reference;
  const shown = (
    <NameWithCode name={name} code={code} hasCode={hasCode || isById} hasTooltip={hasTooltip} />
  );
  const address = isLinked ? addressFor(definition, reference.record, roles, params) : null;
  return address ? <TextLink to={address}>{shown}</TextLink> : shown;
};
