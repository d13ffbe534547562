import { ApiError } from './api-error';
import { requestOwnPage } from './http';

/**
 * Why code did not come: there is no answer, the server holds the files of another release by now, or neither: then
 * the code itself is at fault, or its file.
 */
export type LoadProblem = 'offline' | 'outdated' | 'broken';

/** Between two checks for no other reason than that the reader came back, in milliseconds. */
const RETURN_GAP_MS = 3_600_000;

let isOutdated = false;
let checkedAt = Date.now();
let checking: Promise<LoadProblem> | undefined;
const listeners = new Set<() => void>();

/**
 * Whether the server's files are still those of this page. It is asked when code does not come, which may be a 404 or
 * the page itself in place of a file, and when the reader comes back after an hour; never reloads by itself.
 */
export const release = {
  isOutdated: (): boolean => isOutdated,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Compares the scripts of the page with those of the server's page; one call at a time. */
  check: (): Promise<LoadProblem> => {
    if (isOutdated) return Promise.resolve('outdated');
    checking ??= compare().finally(() => {
      checking = undefined;
    });
    return checking;
  },
  /** Checks after every part that does not come, and when the reader returns. @returns ends it */
  watch: (): (() => void) => {
    const check = () => void release.check();
    const checkOnReturn = () => {
      if (document.visibilityState === 'visible' && Date.now() - checkedAt > RETURN_GAP_MS) check();
    };
    // Vite says so of every import and style sheet that fails.
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
    const served = scriptsOf(new DOMParser().parseFromString(await requestOwnPage(), 'text/html'));
    const own = new Set(scriptsOf(document));
    // Neither does a page without scripts say so: a proxy's login, or a notice.
    if (served.every((script) => own.has(script))) return 'broken';
  } catch (error) {
    if (!(error instanceof ApiError)) throw error;
    return 'offline';
  }
  isOutdated = true;
  for (const listener of listeners) listener();
  return 'outdated';
};

/** The names of a release: every script has a hash in its address. That of the application may wait in a template. */
const scriptsOf = (page: Document): string[] =>
  [page, ...[...page.querySelectorAll('template')].map(({ content }) => content)]
    .flatMap((part) => [...part.querySelectorAll('script[src]')])
    .map((script) => script.getAttribute('src') ?? '');
