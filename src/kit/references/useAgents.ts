import { useQuery } from '@tanstack/react-query';
import { BO_USER } from '@/core/resource-names';
import { fetchAgents, type AgentScope } from '@/providers/data/bo-users';
import { NAMES_STALE_MS } from './reference-queries';

/** Reads the agents of a location, of a company, or all that the user may see; cached for five minutes. */
export const useAgents = (place: AgentScope = {}, isWanted = true) =>
  useQuery({
    queryKey: ['references', BO_USER, 'agents', place],
    staleTime: NAMES_STALE_MS,
    enabled: isWanted,
    queryFn: ({ signal }) => fetchAgents(place, signal),
  });
