import { createListeners } from '@/core/listeners';
import type { ResourceDefinition, WireRecord } from '@/core/resource';

/** An answer that was read, for those who compare it with the wire format. */
export type Answer = {
  /** The method and path of the call, without the query. */
  call: string;
  payload: WireRecord | null;
} & (
  | { kind: 'list'; definition: ResourceDefinition; page: number; pageSize: number }
  | { kind: 'one'; definition: ResourceDefinition }
  /** Anything but a 2xx status. */
  | { kind: 'refusal'; status: number }
);

const listeners = createListeners<[answer: Answer]>();

/** The answers before the first listener, whose code is fetched after the first page; null once they are passed on. */
let early: Answer[] | null = [];
const MAX_EARLY = 30;

/** Calls `listener` after every answer that is read, and with the early ones. Returns the function that stops it. */
export const onAnswer = (listener: (answer: Answer) => void): (() => void) => {
  const stop = listeners.subscribe(listener);
  early?.forEach(listener);
  early = null;
  return stop;
};

/** Keeps no early answers: nobody is going to listen. */
export const forgetEarlyAnswers = (): void => {
  early = null;
};

/** Passes an answer to the listeners. */
export const tellAnswer = (answer: Answer): void => {
  if (early && early.length < MAX_EARLY) early.push(answer);
  listeners.notify(answer);
};
