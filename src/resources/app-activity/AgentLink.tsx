import type { ReactNode } from 'react';
import { BoUserLink } from '@/kit/references/BoUserLink';
import { useAgents } from '@/kit/references/useAgents';

/** Links its children to the agent's back-office user, if the user may open it and the lookup finds it. */
export const AgentLink = ({ code, children }: { code: string; children: ReactNode }) => {
  const { data } = useAgents({}, code !== '');
  const id = data?.find((agent) => agent.code === code)?.id;
  return <BoUserLink id={id}>{children}</BoUserLink>;
};
