import { useQuery } from '@tanstack/react-query';
import { fetchAgents, fetchAreaManagers, type StaffPlace } from '@/providers/data/staff';
import { NAMES_STALE_MS } from './reference-queries';

/** Agents of a location, of a company, or all the user may see; fresh for five minutes. */
export const useAgents = (place: StaffPlace = {}, isWanted = true) =>
  useQuery({
    queryKey: ['staff', 'agents', place],
    staleTime: NAMES_STALE_MS,
    enabled: isWanted,
    queryFn: ({ signal }) => fetchAgents(place, signal),
  });

/** Area managers of a company; fresh for five minutes. */
export const useAreaManagers = (company: string) =>
  useQuery({
    queryKey: ['staff', 'area managers', company],
    staleTime: NAMES_STALE_MS,
    queryFn: () => fetchAreaManagers(company),
  });
