import { CustomRoutes, Resource } from 'react-admin';
import { Route } from 'react-router-dom';
import type { PageAccess, PageDefinition } from '@/core/page-definition';
import { VIEWS, type ResourceDefinition } from '@/core/resource';
import { pages } from '@/pages/registry';
import { resources } from '@/resources/registry';
import type { LazyView } from '@/kit/registry/views';
import { PageSkeleton } from '../states/PageSkeleton';
import { PageGuard } from './PageGuard';
import { AddressParamsProvider } from './AddressParamsProvider';
import { pageViewsOf, resourceViewsOf, viewOf } from './views';

/** The children of `<Admin>`. Made once: given new elements, react-admin registers all resources again. */
export const consoleViews = () => [
  ...resources.map((resource) => (
    <Resource key={resource.name} name={resource.name} {...guardedViews(resource)} />
  )),
  <CustomRoutes key="pages">{guardedPages()}</CustomRoutes>,
];

/** The views of `resource` that have an address, each behind its permission, as props of `<Resource>`. */
const guardedViews = (resource: ResourceDefinition) =>
  Object.fromEntries(
    VIEWS.flatMap((view) => {
      const shown = viewOf(resource, view);
      if (!shown || !resource.routes[view]) return [];
      const page = guarded(shown, resource.access[view]);
      return [
        [
          view,
          hasParams(resource) ? (
            <AddressParamsProvider of={resource}>{page}</AddressParamsProvider>
          ) : (
            page
          ),
        ],
      ];
    }),
  );

/** Whether its addresses have parameters other than the record's id. */
const hasParams = ({ routes }: ResourceDefinition) =>
  Object.values(routes).some((route) => /:(?!id\b)/.test(route));

/** The routes of every bespoke page inside the console's frame, each behind its permission. */
const guardedPages = () =>
  consolePages().map(({ definition, view }) => (
    <Route
      key={definition.name}
      path={definition.route}
      element={guarded(view, definition.access)}
    />
  ));

type ConsolePage = { definition: PageDefinition; view: LazyView };

const consolePages = (): ConsolePage[] => [
  ...resources.flatMap(({ name, pages: own = [] }) =>
    own.flatMap((definition) =>
      withView(definition, resourceViewsOf(name)?.pages?.[definition.name]),
    ),
  ),
  ...pages
    .filter(({ frame }) => frame !== 'account')
    .flatMap((definition) => withView(definition, pageViewsOf(definition.name)?.page)),
];

const withView = (definition: PageDefinition, view: LazyView | undefined) =>
  view ? [{ definition, view }] : [];

const guarded = (Page: LazyView, access: PageAccess | undefined) => (
  <PageGuard access={access}>
    <Page waiting={<PageSkeleton />} />
  </PageGuard>
);
