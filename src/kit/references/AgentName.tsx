import { Pending } from '@/ui/plain/Pending';
import { BoUserLink } from './BoUserLink';
import { NameWithCode, type ReferenceDisplayProps } from './NameWithCode';
import { useAgents } from './useAgents';

/**
 * The name of the agent with this code, linked if the user may open it; the code if the lookup is refused or finds
 * nobody.
 */
export const AgentName = ({
  code,
  isLinked = true,
  hasCode = false,
  hasTooltip,
}: ReferenceDisplayProps) => {
  const { data, isPending } = useAgents({}, Boolean(code));
  if (!code) return '–';
  if (isPending) return <Pending />;
  const agent = data?.find((one) => one.code === code);
  const name = (
    <NameWithCode
      name={agent?.name || code}
      code={code}
      hasCode={hasCode}
      hasTooltip={hasTooltip}
    />
  );
  return isLinked ? <BoUserLink id={agent?.id}>{name}</BoUserLink> : name;
};
