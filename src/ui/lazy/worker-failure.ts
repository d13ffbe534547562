import { release } from '@/providers/http/release';
import { LoadError } from './load-error';

/**
 * Returns a function that awaits work of `worker`, and rejects with a LoadError if the worker's code fails to load or
 * the worker ends by an error outside a call: the call itself would never settle.
 */
export const watchWorker = (worker: Worker): (<T>(work: Promise<T>) => Promise<T>) => {
  const failed = new Promise<never>((_, reject) => {
    const fail = ({ message }: ErrorEvent) => {
      void release.check();
      reject(new LoadError(message || 'A worker did not come'));
    };
    worker.addEventListener('error', fail, { once: true });
  });
  // Pending calls report the failure; without any, it is ignored.
  failed.catch(() => undefined);
  return (work) => Promise.race([work, failed]);
};
