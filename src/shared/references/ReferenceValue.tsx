import type { Reference } from '@/core/resource';
import { textsOf } from '@/core/one-or-many';
import { FirstOf } from '@/shared/fields/FirstOf';
import { AgentName } from './AgentName';
import { ReferenceName } from './ReferenceName';

type ReferenceValueProps = {
  reference: Reference;
  /** A code, or several. */
  value: unknown;
  /** False inside of something that is a link itself. */
  isLinked?: boolean;
  /** Whether the code stands before the name: a list is sorted by it. */
  hasCode?: boolean;
};

/** What a field refers to, by name and linked; of several the first, with how many more there are. */
export const ReferenceValue = ({ reference, value, ...mention }: ReferenceValueProps) => {
  const show = (code: string) =>
    reference.role === 'agent' ? (
      <AgentName code={code} {...mention} />
    ) : (
      <ReferenceName resource={reference.resource} code={code} by={reference.by} {...mention} />
    );
  return Array.isArray(value) ? (
    <FirstOf codes={value} show={show} />
  ) : (
    show(textsOf(value)[0] ?? '')
  );
};
