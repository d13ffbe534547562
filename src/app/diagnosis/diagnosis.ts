import { createListeners } from '@/core/listeners';
import { onAnswer } from '@/providers/http/answers';
import { deviationsOf, type Deviation } from './deviations';

/** A deviation, its call without ids, and how often it came. */
export type CountedDeviation = Deviation & { count: number };

/** The first deviations that are kept; each page of a very different backend would add some. */
export const MAX_KEPT = 200;

/**
 * Collects what answers have otherwise than the wire format, one entry for each call and place, from {@link start} on.
 * Each is written once to the browser's console.
 */
const createDiagnosis = () => {
  const known = new Map<string, CountedDeviation>();
  const listeners = createListeners();
  let entries: readonly CountedDeviation[] = [];
  let answers = 0;
  let hasMore = false;
  let stop: (() => void) | undefined;
  let user = '';

  const note = (deviation: Deviation) => {
    const { call, place, expected, seen, section } = deviation;
    const noted = { ...deviation, call: withoutIds(call) };
    const key = `${noted.call} ${place} ${expected}`;
    const entry = known.get(key);
    if (!entry && known.size >= MAX_KEPT) {
      hasMore = true;
      return;
    }
    if (!entry) {
      // For developers of the backend, who have the browser's console open.
      console.info(`${call}: ${place} should be ${expected}, is ${seen} (wire format, ${section})`);
    }
    known.set(key, { ...noted, count: (entry?.count ?? 0) + 1 });
  };

  const end = () => {
    stop?.();
    stop = undefined;
    known.clear();
    entries = [];
    answers = 0;
    hasMore = false;
  };

  return {
    /** Compares answers from now on. The user `id` sees none of those that another user got. */
    start: (id: string) => {
      if (id !== user) end();
      user = id;
      stop ??= onAnswer((answer) => {
        answers += 1;
        const found = deviationsOf(answer);
        for (const deviation of found) note(deviation);
        if (found.length > 0) entries = [...known.values()];
        listeners.notify();
      });
    },
    /** Compares no more, and forgets all. */
    end,
    /** The deviations found so far, in the order they came. */
    entries: () => entries,
    /** Whether there were more than are kept. */
    hasMore: () => hasMore,
    /** The number of answers that were compared. */
    answers: () => answers,
    subscribe: listeners.subscribe,
  };
};

export const diagnosis = createDiagnosis();

/** One call for all records: `GET api/v1/companies/{id}`. Ids and codes have digits; of the documented words only `v1` has. */
const withoutIds = (call: string) =>
  call
    .split('/')
    .map((part) => (/\d/.test(part) && part !== 'v1' ? '{id}' : part))
    .join('/');

/** The deviations as a text to send to those who keep the backend; it says if there were more. */
export const reportOf = (entries: readonly CountedDeviation[], hasMore = false): string =>
  [
    ...(hasMore ? [`There are more differences. These are the first ${entries.length}.`] : []),
    ...entries.map(
      ({ call, place, expected, seen, section, count }) =>
        `${count} × ${call}\n  ${place}\n  expected: ${expected}\n  seen: ${seen}\n  docs/wire-format.md, section ${section}`,
    ),
  ].join('\n\n');
