import { isAgentReference } from '@/core/references';
import { textsOf } from '@/core/one-or-many';
import type { Reference } from '@/core/resource';
import { Names } from '@/kit/fields/Names';
import { useDefinition } from '@/kit/registry/definitions';
import { AgentName } from './AgentName';
import type { ReferenceDisplayProps } from './NameWithCode';
import { asReferred } from './reference-queries';
import { ReferenceName } from './ReferenceName';
import { useReferences } from './useReference';
import { useAgents } from './useAgents';

type ReferenceValueProps = {
  reference: Reference;
  /** One code or several. */
  value: unknown;
  /** False inside another link. */
  isLinked?: boolean;
  /** Whether the code is shown before the name: a list is sorted by it. */
  hasCode?: boolean;
};

/** The records that a field refers to, by name and linked; of several, as many as fit. */
export const ReferenceValue = ({ reference, value, ...mention }: ReferenceValueProps) => {
  const codes = [...new Set(textsOf(value))];
  if (codes.length > 1) return <Several reference={reference} codes={codes} {...mention} />;
  return <One reference={reference} code={codes[0]} {...mention} />;
};

type OneProps = ReferenceDisplayProps & { reference: Reference };

const One = ({ reference, ...mention }: OneProps) =>
  isAgentReference(reference) ? (
    <AgentName {...mention} />
  ) : (
    <ReferenceName resource={reference.resource} by={reference.by} {...mention} />
  );

type SeveralProps = Omit<OneProps, 'code'> & { codes: readonly string[] };

/** Records that the user may not read, such as agents of other locations, have no name: they are only counted. */
const Several = ({ reference, codes, ...mention }: SeveralProps) => {
  const isAgent = isAgentReference(reference);
  const definition = asReferred(useDefinition(reference.resource), reference.by);
  const { data: records } = useReferences(definition, !isAgent);
  const { data: agents } = useAgents({}, isAgent);
  const nameOf = (code: string): string =>
    (isAgent ? agents?.find((agent) => agent.code === code) : records?.byCode.get(code))?.name ||
    code;
  const named = codes.filter((code) => nameOf(code) !== code);
  const inOrder = [...new Set([...named, ...codes])];
  return (
    <Names
      names={inOrder.map(nameOf)}
      shown={inOrder.map((code) => (
        <One key={code} reference={reference} code={code} {...mention} hasTooltip={false} />
      ))}
      // Beyond the names that were read, each record is looked up.
      most={(records?.isComplete !== false && named.length) || undefined}
    />
  );
};
