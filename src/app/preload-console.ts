import { hideBlockedStorage } from '@/providers/storage';

let loading: Promise<typeof import('./Console')> | undefined;

/** Fetches the console's code, once; a failed attempt is forgotten, so that the next one asks again. */
export const preloadConsole = () => {
  hideBlockedStorage();
  return (loading ??= import('./Console').catch((error: unknown) => {
    loading = undefined;
    throw error;
  }));
};
