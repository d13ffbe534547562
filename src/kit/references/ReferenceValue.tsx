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
  /** Whether the code is shown before the name, as in a list sorted by it. */
  hasCode?: boolean;
};

/** The names of the records that a field refers to, as links; as many of several as fit. */
export const ReferenceValue = ({ reference, value, ...display }: ReferenceValueProps) => {
  const codes = [...new Set(textsOf(value))];
  if (codes.length > 1) return <Several reference={reference} codes={codes} {...display} />;
  return <One reference={reference} code={codes[0]} {...display} />;
};

type OneProps = ReferenceDisplayProps & { reference: Reference };

const One = ({ reference, ...display }: OneProps) =>
  isAgentReference(reference) ? (
    <AgentName {...display} />
  ) : (
    <ReferenceName resource={reference.resource} by={reference.by} {...display} />
  );

type SeveralProps = Omit<OneProps, 'code'> & { codes: readonly string[] };

/** Only counts records that the user may not read, such as agents of other locations: their names are unknown. */
const Several = ({ reference, codes, ...display }: SeveralProps) => {
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
        <One key={code} reference={reference} code={code} {...display} hasTooltip={false} />
      ))}
      // Limits the names to those already read, since each other record would be a lookup.
      most={(records?.isComplete !== false && named.length) || undefined}
    />
  );
};
