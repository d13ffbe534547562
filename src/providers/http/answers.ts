import type { ResourceDefinition } from '@/core/resource';
import type { Payload } from './http';

/** An answer that was read, for those who compare it with the wire format. */
export type Answer = {
  /** The method and path of the call, without the query. */
  call: string;
  payload: Payload | null;
} & (
  | { kind: 'list'; definition: ResourceDefinition; page: number; pageSize: number }
  | { kind: 'one'; definition: ResourceDefinition }
  /** Anything but a 2xx status. */
  | { kind: 'refusal'; status: number }
);

const listeners = new Set<(answer: Answer) => void>();

/** Calls `listener` after every answer that is read. Returns the function that stops it. */
export const onAnswer = (listener: (answer: Answer) => void): (() => void) => {
  listeners.add(listener);
  return () => void listeners.delete(listener);
};

/** Passes an answer to the listeners. Without listeners it costs nothing. */
export const tellAnswer = (answer: Answer): void => {
  for (const listener of listeners) listener(answer);
};
