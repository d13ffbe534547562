import Skeleton from '@mui/material/Skeleton';
import { useAgents } from './useStaff';

/** An agent mentioned by the code: the name; the code where the look-up is refused or knows nobody. */
export const AgentName = ({ code }: { code: string | null | undefined }) => {
  const { data, isPending } = useAgents(EVERYWHERE, Boolean(code));
  if (!code) return '–';
  if (isPending) return <Skeleton width={96} />;
  const name = data?.find((agent) => agent.code === code)?.name || code;
  return <span title={`${name} · ${code}`}>{name}</span>;
};

const EVERYWHERE = {};
