import { useQuery } from '@tanstack/react-query';
import { fetchAgents, fetchAreaManagers, type StaffPlace } from '@/providers/staff';

const STALE_MS = 5 * 60 * 1000;

/** Agents of a location, of a company, or all the reader may see; five minutes fresh. */
export const useAgents = (place: StaffPlace = {}, isWanted = true) =>
  useQuery({
    queryKey: ['staff', 'agents', place],
    staleTime: STALE_MS,
    enabled: isWanted,
    queryFn: () => fetchAgents(place),
  });

/** Area managers of a company; five minutes fresh. */
export const useAreaManagers = (company: string) =>
  useQuery({
    queryKey: ['staff', 'area managers', company],
    staleTime: STALE_MS,
    queryFn: () => fetchAreaManagers(company),
  });
