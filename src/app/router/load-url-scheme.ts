import { loadOnce } from '@/core/load-once';

/**
 * Loads all addresses of the console. They are in a chunk of their own with the registries, which is not needed before
 * the login.
 */
export const loadUrlScheme = loadOnce(async () => (await import('./url-scheme')).urlScheme);
