import { loadOnce } from '@/core/load-once';

/**
 * Loads all addresses of the console. They are a chunk of their own with the registries, which nobody needs before
 * the login.
 */
export const loadUrlScheme = loadOnce(async () => (await import('./url-scheme')).urlScheme);
