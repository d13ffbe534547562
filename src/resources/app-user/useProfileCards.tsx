import Skeleton from '@mui/material/Skeleton';
import type { ReactElement } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { compareByMenu } from '@/core/menu-order';
import { can } from '@/core/permissions';
import { useCurrentUser } from '@/providers/session/use-session';
import { QueryCard } from '@/kit/record/QueryCard';
import { useDefinitions, useViewsOf } from '@/kit/registry/definitions';
import type { ResourceViews } from '@/kit/registry/views';
import { PartBoundary } from '@/ui/lazy/PartBoundary';
import { PartProblem } from '@/ui/lazy/PartProblem';

/**
 * The cards of other resources about the app user, for users who may open their lists. Each is loaded by itself, makes
 * its own calls, and fails on its own.
 */
export const useProfileCards = (): ReactElement[] => {
  const translate = useTranslate();
  return useCustomerViews(({ customer }) => customer).map(({ name, view: Card }) => (
    <ResourceContextProvider key={name} value={name}>
      <PartBoundary
        fallback={
          <QueryCard title={translate(`resources.${name}.name`, { smart_count: 2 })}>
            <PartProblem />
          </QueryCard>
        }
      >
        <Card waiting={<Skeleton variant="rounded" height={120} />} />
      </PartBoundary>
    </ResourceContextProvider>
  ));
};

/**
 * The parts that `pick` finds in the views of the resources whose lists the user may open, in the order of the menu.
 */
export const useCustomerViews = <View extends object>(
  pick: (views: ResourceViews) => View | undefined,
): { name: string; view: View }[] => {
  const definitions = useDefinitions();
  const viewsOf = useViewsOf();
  const { roles } = useCurrentUser();
  return [...definitions.values()]
    .filter(({ access }) => can(roles, access.list))
    .sort(compareByMenu)
    .flatMap(({ name }) => {
      const views = viewsOf(name);
      const view = views && pick(views);
      return view ? [{ name, view }] : [];
    });
};
