import { alerts } from '@/ui/alerts/alert-store';
import { AnnouncedFailure } from '@/ui/alerts/announced-failure';
import type { RemoteWorkbench } from './open-file';

/**
 * A workbench for the page: a call that fails is also announced, because the user pressed something and would see
 * nothing, and rejects with an {@link AnnouncedFailure}. `awaited` rejects if the worker fails before a call is done;
 * `problemNow` names the problem with the file.
 */
export const withAnnouncedFailures = (
  bench: RemoteWorkbench,
  awaited: <Answer>(call: Promise<Answer>) => Promise<Answer>,
  problemNow: () => Promise<'unreadable' | 'not_checked'>,
): RemoteWorkbench =>
  new Proxy(bench, {
    get: (target, name) => {
      const call: unknown = Reflect.get(target, name);
      // The other properties are not calls: comlink's own symbols, and `then`, which an await reads.
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
