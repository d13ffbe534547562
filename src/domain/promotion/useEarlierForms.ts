import { useEffect, useEffectEvent } from 'react';
import { useNavigate, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { PROMOTION } from '@/core/resource-names';
import { recordPath } from '@/core/routes';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * For the pages on which a promotion is edited: once it is concluded, the way back to one that was visited before shows
 * the promotion's own page instead. A page opened since then stays, because a concluded promotion may be corrected.
 */
export const useEarlierForms = (promotion: RaRecord): void => {
  const definition = useDefinition(PROMOTION);
  const navigate = useNavigate();
  const { key } = useLocation();
  // Only on arrival: a user who is typing while somebody else concludes it stays.
  const arrive = useEffectEvent((entry: string) => {
    if (promotion.status !== 'concluded') visited.add(entry);
    else if (visited.has(entry)) {
      navigate(recordPath(definition, 'show', promotion), { replace: true });
    }
  });
  const entry = `${promotion.id} ${key}`;
  useEffect(() => arrive(entry), [entry]);
};

/** The entries of the browser's history that showed such a page of a promotion while it was active. */
const visited = new Set<string>();
