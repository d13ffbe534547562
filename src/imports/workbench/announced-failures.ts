import { alerts } from '@/ui/alerts/alert-store';
import { AnnouncedFailure } from '@/ui/alerts/announced-failure';
import type { RemoteWorkbench } from './open-file';

/**
 * A workbench for the page, which shows an alert for a call that fails, because the user would not notice it otherwise,
 * and rejects with an {@link AnnouncedFailure}. `awaited` rejects if the worker fails before a call is done;
 * `problemNow` returns the problem with the file.
 */
export const withAnnouncedFailures = (
  bench: RemoteWorkbench,
  awaited: <Answer>(call: Promise<Answer>) => Promise<Answer>,
  problemNow: () => Promise<'unreadable' | 'not_checked'>,
): RemoteWorkbench =>
  new Proxy(bench, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name);
      // Other properties are not calls: comlink's symbols, and `then`, which `await` reads.
      if (typeof call !== 'function' || typeof name !== 'string') return call;
      return async (...args: unknown[]): Promise<unknown> => {
        try {
          return await awaited(Reflect.apply(call, undefined, args) as Promise<unknown>);
        } catch (error) {
          const message = `imports.read.problems.${await problemNow()}`;
          alerts.show({ kind: 'error', lines: [{ message }] });
          throw new AnnouncedFailure(error);
        }
      };
    },
  });
