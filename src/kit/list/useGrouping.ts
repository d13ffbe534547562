import { useCallback, useEffect } from 'react';
import { useLocation, useNavigate } from 'react-admin';
import { personalKey } from '@/providers/preferences/preferences';
import { oneOf, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * The field among `groupings` by which the user groups the page's list, null for none. The address names it, so that a
 * link shows the same groups; where it names none that is known, the user's last choice applies.
 */
export const useGrouping = <Grouping extends string>(groupings: readonly Grouping[]) => {
  const { asked, kept } = useGroupings(groupings);
  return asked ?? kept;
};

/**
 * Returns a function that groups the page's list by one of `groupings`, and writes the user's last choice into a bare
 * address.
 */
export const useChooseGrouping = (groupings: readonly string[]) => {
  const { asked, kept, keep } = useGroupings(groupings);
  const { search } = useLocation();
  const navigate = useNavigate();
  const write = useCallback(
    (grouping: string | null) => {
      const query = new URLSearchParams(search);
      if (grouping) query.set(PARAMETER, grouping);
      else query.delete(PARAMETER);
      navigate({ search: query.size > 0 ? `?${query}` : '' }, { replace: true });
    },
    [search, navigate],
  );
  useEffect(() => {
    if (asked === null && kept !== null) write(kept);
  }, [asked, kept, write]);
  return (grouping: string | null) => {
    keep(grouping);
    write(grouping);
  };
};

const PARAMETER = 'summary';

const useGroupings = <Grouping extends string>(groupings: readonly Grouping[]) => {
  const { name } = useDefinition();
  const { search } = useLocation();
  const read = useCallback((value: unknown) => oneOf(groupings)(value), [groupings]);
  const [kept, keep] = useCheckedStore<Grouping | null>(
    personalKey(`${name}.grouping`),
    null,
    read,
  );
  return { asked: read(new URLSearchParams(search).get(PARAMETER)) ?? null, kept, keep };
};
