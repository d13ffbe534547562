import { loadOnce } from '@/core/load-once';

/**
 * All addresses of the console, once they are there: they come with all that the registries hold, which
 * nobody needs who is not signed in.
 */
export const loadUrlScheme = loadOnce(async () => (await import('./url-scheme')).urlScheme);
