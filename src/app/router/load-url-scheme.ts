import type { UrlScheme } from '@/core/routes';

let loading: Promise<UrlScheme> | undefined;

/**
 * All addresses of the console, once they are there: they come with all that the registries hold, which
 * nobody needs who is not signed in. A failed attempt is forgotten, so that the next one asks again.
 */
export const loadUrlScheme = (): Promise<UrlScheme> => {
  loading ??= import('./url-scheme').then(
    ({ urlScheme }) => urlScheme,
    (error: unknown) => {
      loading = undefined;
      throw error;
    },
  );
  return loading;
};
