import Chip from '@mui/material/Chip';
import { AgentName } from '@/kit/references/AgentName';

type AgentChipProps = { agent: string; onDelete: () => void };

/** The agent whose rows a card shows; it can be removed for those of all agents. */
export const AgentChip = ({ agent, onDelete }: AgentChipProps) => (
  <Chip
    label={<AgentName code={agent} isLinked={false} />}
    onDelete={onDelete}
    sx={{ displayPrint: 'none' }}
  />
);
