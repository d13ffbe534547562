import { createListeners } from '@/core/listeners';
import type { ResourceDefinition, WireRecord } from '@/core/resource';

/** An answer that was read, for the code that compares it with the wire format. */
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

/** Answers received before the first listener, whose code loads after the first page; null once delivered. */
let early: Answer[] | null = [];
const MAX_EARLY = 30;

/** Calls `listener` with the early answers and with every later one. @returns a function that unsubscribes it */
export const onAnswer = (listener: (answer: Answer) => void): (() => void) => {
  const stop = listeners.subscribe(listener);
  early?.forEach(listener);
  early = null;
  return stop;
};

/** Drops the early answers and collects no more of them: there will be no listener. */
export const discardEarlyAnswers = (): void => {
  early = null;
};

/** Passes an answer to the listeners. */
export const publishAnswer = (answer: Answer): void => {
  if (early && early.length < MAX_EARLY) early.push(answer);
  listeners.notify(answer);
};
