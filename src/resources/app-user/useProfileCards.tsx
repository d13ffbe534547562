import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { compareByMenu } from '@/core/menu-order';
import { can } from '@/core/permissions';
import { useCurrentUser } from '@/providers/session/use-session';
import { QueryCard } from '@/kit/record/QueryCard';
import { useDefinitions, useViewsOf } from '@/kit/registry/definitions';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { PartProblem } from '@/ui/lazy/PartProblem';

/**
 * The cards of other resources about the app user, for users who may open their lists. Each is loaded by itself, makes
 * its own calls, and fails on its own.
 */
export const useProfileCards = (): ReactElement[] => {
  const translate = useTranslate();
  const definitions = useDefinitions();
  const viewsOf = useViewsOf();
  const { roles } = useCurrentUser();
  return [...definitions.values()]
    .filter(({ access }) => access.list !== undefined && can(roles, access.list))
    .sort(compareByMenu)
    .flatMap(({ name }) => {
      const Card = viewsOf(name)?.customer;
      if (!Card) return [];
      const title = translate(`resources.${name}.name`, { smart_count: 2 });
      return [
        <ResourceContextProvider key={name} value={name}>
          <PartBoundary
            fallback={
              <QueryCard title={title}>
                <PartProblem />
              </QueryCard>
            }
          >
            <Card waiting={<Skeleton variant="rounded" height={120} />} />
          </PartBoundary>
        </ResourceContextProvider>,
      ];
    });
};
