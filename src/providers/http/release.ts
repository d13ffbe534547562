import { createListeners } from '@/core/listeners';
import { ApiError } from './api-error';
import { requestIndexPage } from './http';

/**
 * Why a chunk failed to load: the server does not answer, it has the files of another release, or the chunk itself is
 * broken.
 */
export type LoadProblem = 'offline' | 'outdated' | 'broken';

/** Minimum milliseconds between two checks when the user returns to the page. */
const RETURN_GAP_MS = 3_600_000;

let isOutdated = false;
let checkedAt = Date.now();
let checking: Promise<LoadProblem> | undefined;
const listeners = createListeners();

/**
 * Detects a new release on the server: when a chunk fails to load, and when the user returns after an hour. It never
 * reloads the page.
 */
export const release = {
  isOutdated: (): boolean => isOutdated,
  subscribe: listeners.subscribe,
  /** Compares this page's scripts with those of the server's page; one call at a time. */
  check: (): Promise<LoadProblem> => {
    if (isOutdated) return Promise.resolve('outdated');
    checking ??= compare().finally(() => {
      checking = undefined;
    });
    return checking;
  },
  /** Checks after every chunk that fails to load, and when the user returns. @returns a function that stops watching */
  watch: (): (() => void) => {
    const check = () => void release.check();
    const checkOnReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt > RETURN_GAP_MS) check();
    };
    // Vite dispatches this event for every import and style sheet that fails to load.
    window.addEventListener('vite:preloadError', check);
    document.addEventListener('visibilitychange', checkOnReturn);
    return () => {
      window.removeEventListener('vite:preloadError', check);
      document.removeEventListener('visibilitychange', checkOnReturn);
    };
  },
};

const compare = async (): Promise<LoadProblem> => {
  checkedAt = Date.now();
  try {
    const served = scriptsOf(
      new DOMParser().parseFromString(await requestIndexPage(), 'text/html'),
    );
    const own = new Set(scriptsOf(document));
    // A page without scripts proves nothing: it may be a proxy's login or a notice.
    if (served.every((script) => own.has(script))) return 'broken';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return 'offline';
  }
  isOutdated = true;
  listeners.notify();
  return 'outdated';
};

/** The scripts of a page, with hashed addresses; the application's may be inside a template. */
const scriptsOf = (page: Document): string[] =>
  [page, ...[...page.querySelectorAll('template')].map(({ content }) => content)]
    .flatMap((part) => [...part.querySelectorAll('script[src]')])
    .map((script) => script.getAttribute('src') ?? '');
