import { release } from '@/providers/http/release';
import { LoadError } from './load-error';

/**
 * Returns what waits for work of `worker`, and rejects with a LoadError once the worker's code does not come, or ends
 * by an error outside of a call: the call itself would wait for good.
 */
export const watchWorker = (worker: Worker): (<T>(work: Promise<T>) => Promise<T>) => {
  const failed = new Promise<never>((_, reject) => {
    const fail = ({ message }: ErrorEvent) => {
      void release.check();
      reject(new LoadError(message || 'A worker did not come'));
    };
    worker.addEventListener('error', fail, { once: true });
  });
  // Told to those who wait; a worker that nobody waits for fails nobody.
  failed.catch(() => undefined);
  return (work) => Promise.race([work, failed]);
};
