import { useCallback, useEffect, useRef } from 'react';
import { NavigationType, useNavigationType } from 'react-router-dom';
import { personalKey } from '@/providers/preferences/preferences';
import { oneOf, useCheckedStore } from '@/ui/preferences/useCheckedStore';
import { useSearchParam } from '@/kit/links/useSearchParam';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * The field among `groupings` by which the page's list is grouped; null for none. It is in the address, so that a link
 * shows the same groups; otherwise the user's last choice applies.
 */
export const useGrouping = <Grouping extends string>(groupings: readonly Grouping[]) => {
  const { asked, kept } = useGroupings(groupings);
  return asked ?? kept;
};

/**
 * Returns a function that groups the page's list by one of `groupings`; the back button undoes it. Writes the user's
 * last choice into a bare address, unless the user has just gone back to it.
 */
export const useChooseGrouping = (groupings: readonly string[]) => {
  const { asked, write, kept, keep } = useGroupings(groupings);
  const isGoneBack = useNavigationType() === NavigationType.Pop;
  const wasGrouped = useRef(asked !== null);
  useEffect(() => {
    if (asked === null && kept !== null) {
      if (isGoneBack && wasGrouped.current) keep(null);
      else write(kept, { replace: true });
    }
    wasGrouped.current = asked !== null;
  }, [asked, kept, keep, isGoneBack, write]);
  return (grouping: string | null) => {
    keep(grouping);
    write(grouping);
  };
};

const useGroupings = <Grouping extends string>(groupings: readonly Grouping[]) => {
  const { name } = useDefinition();
  const [asked, write] = useSearchParam('summary');
  const read = useCallback((value: unknown) => oneOf(groupings)(value), [groupings]);
  const [kept, keep] = useCheckedStore<Grouping | null>(
    personalKey(`${name}.grouping`),
    null,
    read,
  );
  return { asked: read(asked) ?? null, write, kept, keep };
};
