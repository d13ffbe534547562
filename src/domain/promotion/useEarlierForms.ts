import { useEffect, useEffectEvent } from 'react';
import { useNavigate, type RaRecord } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { PROMOTION } from '@/core/resource-names';
import { recordPath } from '@/core/routes';
import { useDefinition } from '@/kit/registry/definitions';

/**
 * On the pages that edit a promotion: redirects to the promotion's own page when the user goes back to an entry of the
 * history visited before the promotion was concluded. A page opened since then stays, because a concluded promotion may
 * be corrected.
 */
export const useEarlierForms = (promotion: RaRecord): void => {
  const definition = useDefinition(PROMOTION);
  const navigate = useNavigate();
  const { key } = useLocation();
  // Only on arrival, so that a user who is typing while somebody else concludes the promotion stays.
  const arrive = useEffectEvent((entry: string) => {
    if (promotion.status !== 'concluded') visited.add(entry);
    else if (visited.has(entry)) {
      navigate(recordPath(definition, 'show', promotion), { replace: true });
    }
  });
  const entry = `${promotion.id} ${key}`;
  useEffect(() => arrive(entry), [entry]);
};

/** The history entries on which a promotion was edited before it was concluded. */
const visited = new Set<string>();
