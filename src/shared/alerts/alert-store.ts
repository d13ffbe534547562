import { ALERT_DISMISS_MS } from '@/core/constants';

/**
 * The shared alert store: it can be set and cleared (specification, section 8), from anywhere, with or
 * without React. An alert goes by itself after five seconds; pausing holds all of them, and nothing is
 * lost: the last ones stay in `recent` until {@link alerts.forget}.
 */
export type AlertKind = 'success' | 'error' | 'info';

export type Alert = {
  id: number;
  kind: AlertKind;
  /** A key of the catalogue or the backend's own words: it is translated when it is shown. */
  message: string;
  args?: Readonly<Record<string, unknown>>;
  /** Key of a second sentence that explains the first. */
  detail?: string;
  /** Epoch milliseconds. */
  shownAt: number;
};

export type AlertLine = Pick<Alert, 'message' | 'args' | 'detail'>;

/** `visible` and `recent` are ordered oldest first; the object changes only when one of them does. */
export type AlertSnapshot = { visible: readonly Alert[]; recent: readonly Alert[] };

const RECENT_LIMIT = 20;

let snapshot: AlertSnapshot = { visible: [], recent: [] };
let nextId = 1;
let isPaused = false;
const listeners = new Set<() => void>();
/** What is left of an alert's five seconds, and since when they run. */
const clocks = new Map<number, Clock>();
type Clock = { left: number; startedAt: number; timer?: ReturnType<typeof setTimeout> };

export const alerts = {
  snapshot: (): AlertSnapshot => snapshot,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
  /** Shows one alert a line. A line that stands there already starts again instead of standing twice. */
  show: ({ kind, lines }: { kind: AlertKind; lines: readonly AlertLine[] }): void => {
    for (const line of lines) {
      const alert: Alert = { ...line, kind, id: nextId++, shownAt: Date.now() };
      const same = snapshot.visible.find((other) => isSame(other, alert));
      if (same) stop(same.id);
      publish({
        visible: [...snapshot.visible.filter((other) => other !== same), alert],
        recent: [...snapshot.recent.filter((other) => other !== same), alert].slice(-RECENT_LIMIT),
      });
      clocks.set(alert.id, { left: ALERT_DISMISS_MS, startedAt: 0 });
      if (!isPaused) run(alert.id);
    }
  },
  dismiss: (id: number): void => {
    stop(id);
    const visible = snapshot.visible.filter((alert) => alert.id !== id);
    if (visible.length < snapshot.visible.length) publish({ ...snapshot, visible });
    // The pointer or the focus that held the others may have gone with it, without a word.
    if (visible.length === 0) isPaused = false;
  },
  /** Takes down all that are visible. */
  clear: (): void => {
    for (const { id } of snapshot.visible) alerts.dismiss(id);
  },
  /** Empties the memory too: what one reader was told is not for the next. */
  forget: (): void => publish({ ...snapshot, recent: [] }),
  /** Stops the clocks of all alerts, for as long as one of them is pointed at or focused. */
  pause: (): void => {
    if (isPaused) return;
    isPaused = true;
    for (const clock of clocks.values()) {
      clearTimeout(clock.timer);
      clock.left -= Date.now() - clock.startedAt;
    }
  },
  resume: (): void => {
    if (!isPaused) return;
    isPaused = false;
    for (const id of clocks.keys()) run(id);
  },
};

const run = (id: number) => {
  const clock = clocks.get(id);
  if (!clock) return;
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => alerts.dismiss(id), Math.max(0, clock.left));
};

const stop = (id: number) => {
  clearTimeout(clocks.get(id)?.timer);
  clocks.delete(id);
};

const publish = (next: AlertSnapshot) => {
  snapshot = next;
  for (const listener of listeners) listener();
};

const isSame = (one: Alert, other: Alert) =>
  one.kind === other.kind &&
  one.message === other.message &&
  JSON.stringify(one.args) === JSON.stringify(other.args);
