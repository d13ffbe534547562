import { createElement, type ComponentType, type ReactNode } from 'react';
import type { Role } from '@/core/permissions';
import { hasDrawer, type ResourceDefinition, type View } from '@/core/resource';
import type { Route } from '@/core/url-scheme';
import { cardsOf } from '@/pages/dashboard/contributions';
import { dashboard } from '@/pages/dashboard/dashboard.page';
import { resources } from '@/resources/registry';
import type { FormProps, LazyForm, LazyView, PageViews, ResourceViews } from '@/kit/registry/views';
import { urlScheme } from '../router/url-scheme';

/**
 * The views of each feature, found by convention: `resources/{name}/{name}.views.ts` and
 * `pages/{name}/{name}.views.ts`. The views themselves are lazy.
 */
const resourceFiles = import.meta.glob<ResourceViews>('../../resources/*/*.views.ts', {
  eager: true,
  import: 'views',
});
const pageFiles = import.meta.glob<PageViews>('../../pages/*/*.views.ts', {
  eager: true,
  import: 'views',
});

const byFolder = <T>(files: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, views]) => [path.split('/').at(-2) ?? '', views]));

const resourceViews = byFolder(resourceFiles);
const pageViews = byFolder(pageFiles);

/** The views of the resource called `name`; undefined where it has none. */
export const resourceViewsOf = (name: string): ResourceViews | undefined => resourceViews.get(name);

/**
 * The view of `resource` at the address of `view`: its form for new and stored records, unless it has a view of its own
 * for them; its list, where records are created and edited in the list's drawer.
 */
export const viewOf = (resource: ResourceDefinition, view: View): LazyView | undefined => {
  const views = resourceViewsOf(resource.name);
  const own = views?.[view];
  if (own || (view !== 'create' && view !== 'edit')) return own;
  if (hasDrawer(resource)) return views?.list;
  const Form = views?.form;
  return Form && formViewOf(Form, view);
};

const formViewOf = (Form: LazyForm, mode: FormProps['mode']): LazyView =>
  Object.assign(({ waiting }: { waiting?: ReactNode }) => createElement(Form, { mode, waiting }), {
    preload: Form.preload,
  });

/** The view of the page called `name`, which may belong to a resource. */
export const pageViewsOf = (name: string): PageViews | undefined => pageViews.get(name);

/** The view of `route`, with the icon of its feature; undefined where it has none. */
export const viewAt = ({ resource, view, page }: Route): Shown | undefined => {
  if (resource && view)
    return shownBy(resourceViewsOf(resource.name), () => viewOf(resource, view));
  if (!page) return undefined;
  const own = pageViewsOf(page.name);
  if (own) return { icon: own.icon, view: own.page };
  for (const { name } of resources) {
    const shown = shownBy(resourceViewsOf(name), ({ pages }) => pages?.[page.name]);
    if (shown) return shown;
  }
  return undefined;
};

/** Starts to fetch the view at the documented address `pathname` for `roles`, with the code its resource needs. */
export const preloadViewAt = (pathname: string, roles: readonly Role[]): void => {
  const route = urlScheme.match(pathname)?.route;
  if (!route) return;
  viewAt(route)?.view.preload();
  if (route.page?.name !== dashboard.name) return;
  for (const { name } of cardsOf(resources, roles)) {
    const { figures = [], dashboard: card, pressing } = resourceViewsOf(name) ?? {};
    for (const view of [...figures, card, pressing?.Card]) view?.preload();
  }
};

type Shown = { icon?: ComponentType; view: LazyView };

const shownBy = (
  views: ResourceViews | undefined,
  pick: (views: ResourceViews) => LazyView | undefined,
): Shown | undefined => {
  const view = views && pick(views);
  return view && { icon: views.icon, view };
};
