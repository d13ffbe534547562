import { ALERT_DISMISS_MS } from '@/core/constants';
import { createListeners } from '@/core/listeners';

/**
 * The shared alert store: it can be set and cleared (specification, section 8) from anywhere, with or without React.
 * An alert disappears after five seconds; pausing holds all of them. Nothing is lost: the last ones stay in `recent`
 * until {@link alerts.forget}.
 */
export type AlertKind = 'success' | 'error' | 'info';

export type Alert = {
  id: number;
  kind: AlertKind;
  /** A key of the catalogue or the backend's own words; translated when shown. */
  message: string;
  args?: Readonly<Record<string, unknown>>;
  /** Key of a second sentence that explains the first; it has the same `args`. */
  detail?: string;
  /** The record it is about. */
  subject?: AlertSubject;
  /** The user's answer to it, such as undo: until it is done, or the same record is changed again. */
  action?: AlertAction;
  /** Epoch milliseconds. */
  shownAt: number;
};

/**
 * A record's name, and the documented address that opens it, if it has one. `record` tells records of the same name
 * apart: `{resource}/{id}`.
 */
export type AlertSubject = { name: string; address?: string; record?: string };

/** `label` is a key of the catalogue. */
export type AlertAction = { label: string; run: () => void };

export type AlertLine = Pick<Alert, 'message' | 'args' | 'detail' | 'subject' | 'action'>;

/** `visible` and `recent` are ordered oldest first; the object changes only when one of them does. */
export type AlertSnapshot = { visible: readonly Alert[]; recent: readonly Alert[] };

const RECENT_LIMIT = 20;

let snapshot: AlertSnapshot = { visible: [], recent: [] };
let nextId = 1;
let isPaused = false;
const listeners = createListeners();
/** The clock of each visible alert; alerts shown together share one and disappear together. */
const clocks = new Map<number, Clock>();
/** The rest of the five seconds, and when it started to run. */
type Clock = {
  ids: Set<number>;
  left: number;
  startedAt: number;
  timer?: ReturnType<typeof setTimeout>;
};

export const alerts = {
  snapshot: (): AlertSnapshot => snapshot,
  subscribe: listeners.subscribe,
  /**
   * Shows one alert per line, only the first ones if there are many ({@link cappedLines}). A line that is already
   * visible restarts its clock instead of appearing twice.
   */
  show: ({ kind, lines }: { kind: AlertKind; lines: readonly AlertLine[] }): void => {
    let { visible, recent } = snapshot;
    const clock: Clock = { ids: new Set(), left: ALERT_DISMISS_MS, startedAt: 0 };
    for (const line of cappedLines(lines)) {
      const alert: Alert = { ...line, kind, id: nextId++, shownAt: Date.now() };
      const same = visible.find((other) => isSame(other, alert));
      if (same) stop(same.id);
      const others = (shown: readonly Alert[]) =>
        shown.filter(({ id }) => id !== same?.id).map(outdatedBy(alert));
      visible = [...others(visible), alert];
      recent = [...others(recent), alert].slice(-RECENT_LIMIT);
      clock.ids.add(alert.id);
      clocks.set(alert.id, clock);
    }
    if (clock.ids.size === 0) return;
    publish({ visible, recent });
    if (!isPaused) run(clock);
  },
  /** Does what the alert offers, once; without `id`, what the latest alert that offers anything does. */
  act: (id?: number): void => {
    const { recent } = snapshot;
    const alert = recent.findLast((each) => each.action && (id === undefined || each.id === id));
    if (!alert) return;
    publish({ ...snapshot, recent: recent.map((each) => (each === alert ? without(each) : each)) });
    takeDown([alert.id]);
    alert.action?.run();
  },
  dismiss: (id: number): void => takeDown([id]),
  /** Removes the visible alerts, or only those of one kind. */
  clear: (only?: AlertKind): void =>
    takeDown(snapshot.visible.flatMap(({ id, kind }) => (!only || kind === only ? id : []))),
  /** Removes the recent alerts, and what the visible ones offer: neither is for the next user. */
  forget: (): void => publish({ visible: snapshot.visible.map(without), recent: [] }),
  /** Stops all clocks while an alert is hovered or focused. */
  pause: (): void => {
    if (isPaused) return;
    isPaused = true;
    for (const clock of new Set(clocks.values())) {
      clearTimeout(clock.timer);
      clock.left -= Date.now() - clock.startedAt;
    }
  },
  resume: (): void => {
    if (!isPaused) return;
    isPaused = false;
    for (const clock of new Set(clocks.values())) run(clock);
  },
};

/** Removes all of them in one change: each change renders all that are left. */
const takeDown = (ids: Iterable<number>) => {
  const gone = new Set(ids);
  for (const id of gone) stop(id);
  const visible = snapshot.visible.filter(({ id }) => !gone.has(id));
  if (visible.length < snapshot.visible.length) publish({ ...snapshot, visible });
  // Removing an alert may remove the pointer or focus that paused the others, without an event.
  if (visible.length === 0) isPaused = false;
};

const run = (clock: Clock) => {
  clock.startedAt = Date.now();
  clock.timer = setTimeout(() => takeDown(clock.ids), Math.max(0, clock.left));
};

const stop = (id: number) => {
  const clock = clocks.get(id);
  clocks.delete(id);
  clock?.ids.delete(id);
  if (clock?.ids.size === 0) clearTimeout(clock.timer);
};

const publish = (next: AlertSnapshot) => {
  snapshot = next;
  listeners.notify();
};

const without = (alert: Alert): Alert => ({ ...alert, action: undefined });

/** A newer alert about the same record outdates the offer of an earlier one. */
const outdatedBy =
  (alert: Alert) =>
  (earlier: Alert): Alert =>
    alert.kind === 'success' && alert.subject && keyOf(earlier) === keyOf(alert)
      ? without(earlier)
      : earlier;

const keyOf = ({ subject }: Alert) => subject?.record ?? subject?.name;

const isSame = (one: Alert, other: Alert) =>
  one.kind === other.kind &&
  one.message === other.message &&
  keyOf(one) === keyOf(other) &&
  JSON.stringify(one.args) === JSON.stringify(other.args);

/** More lines cannot be read in the time they are shown. */
const MAX_LINES = 6;

/** The first of `lines`; the last one counts the rest, since an answer may hold thousands. */
export const cappedLines = (lines: readonly AlertLine[]): readonly AlertLine[] => {
  if (lines.length <= MAX_LINES) return lines;
  const shown = lines.slice(0, MAX_LINES - 1);
  return [...shown, { message: 'alerts.more', args: { count: lines.length - shown.length } }];
};
