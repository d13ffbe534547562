import type { PageViews, ResourceViews } from '@/shared/views';

/**
 * What each feature shows, found by convention: `resources/{name}/{name}.views.ts` and
 * `pages/{name}/{name}.views.ts`. The views themselves are fetched when they are needed.
 */
const resourceFiles = import.meta.glob<ResourceViews>('../resources/*/*.views.ts', {
  eager: true,
  import: 'views',
});
const pageFiles = import.meta.glob<PageViews>('../pages/*/*.views.ts', {
  eager: true,
  import: 'views',
});

const byFolder = <T>(files: Record<string, T>): ReadonlyMap<string, T> =>
  new Map(Object.entries(files).map(([path, views]) => [path.split('/').at(-2) ?? '', views]));

const resourceViews = byFolder(resourceFiles);
const pageViews = byFolder(pageFiles);

/** The views of the resource called `name`; none while its pages are not there. */
export const resourceViewsOf = (name: string): ResourceViews | undefined => resourceViews.get(name);

/** The view of the page called `name`, which may belong to a resource. */
export const pageViewsOf = (name: string): PageViews | undefined => pageViews.get(name);
