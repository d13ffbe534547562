import { useQuery } from '@tanstack/react-query';
import { fetchAreaManagers } from '@/providers/data/bo-users';
import { NAMES_STALE_MS } from '@/kit/references/reference-queries';

/** Area managers of a company; fresh for five minutes. */
export const useAreaManagers = (company: string) =>
  useQuery({
    queryKey: ['references', 'bo-user', 'area managers', company],
    staleTime: NAMES_STALE_MS,
    queryFn: () => fetchAreaManagers(company),
  });
