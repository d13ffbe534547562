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
  /** An action that the user can take, such as undo; removed once it is taken, or the same record is changed again. */
  action?: AlertAction;
  /** Epoch milliseconds. */
  shownAt: number;
};

/**
 * A record's name, and the documented address that opens it, if it has one. `record`, `{resource}/{id}`, distinguishes
 * records of the same name.
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
/** The timer of each visible alert; alerts shown together share a timer and disappear together. */
const timers = new Map<number, DismissTimer>();
/** Removes the alerts `ids` when the `left` milliseconds, counted from `startedAt`, have passed. */
type DismissTimer = {
  ids: Set<number>;
  left: number;
  startedAt: number;
  timeout?: ReturnType<typeof setTimeout>;
};

export const alerts = {
  snapshot: (): AlertSnapshot => snapshot,
  subscribe: listeners.subscribe,
  /**
   * Shows one alert per line, only the first ones if there are many ({@link cappedLines}). A line that is already
   * visible restarts its timer instead of appearing twice.
   */
  show: ({ kind, lines }: { kind: AlertKind; lines: readonly AlertLine[] }): void => {
    let { visible, recent } = snapshot;
    const timer: DismissTimer = { ids: new Set(), left: ALERT_DISMISS_MS, startedAt: 0 };
    for (const line of cappedLines(lines)) {
      const alert: Alert = { ...line, kind, id: nextId++, shownAt: Date.now() };
      const same = visible.find((other) => isSame(other, alert));
      if (same) cancel(same.id);
      const others = (shown: readonly Alert[]) =>
        shown.filter(({ id }) => id !== same?.id).map(withoutOutdatedAction(alert));
      visible = [...others(visible), alert];
      recent = [...others(recent), alert].slice(-RECENT_LIMIT);
      timer.ids.add(alert.id);
      timers.set(alert.id, timer);
    }
    if (timer.ids.size === 0) return;
    publish({ visible, recent });
    if (!isPaused) start(timer);
  },
  /** Runs the action of the alert, once; without `id`, of the latest alert that has one. */
  act: (id?: number): void => {
    const { recent } = snapshot;
    const alert = recent.findLast((each) => each.action && (id === undefined || each.id === id));
    if (!alert) return;
    publish({
      ...snapshot,
      recent: recent.map((each) => (each === alert ? withoutAction(each) : each)),
    });
    remove([alert.id]);
    alert.action?.run();
  },
  dismiss: (id: number): void => remove([id]),
  /** Removes the visible alerts, or only those of one kind. */
  clear: (only?: AlertKind): void =>
    remove(snapshot.visible.flatMap(({ id, kind }) => (!only || kind === only ? id : []))),
  /** Removes the recent alerts and the actions of the visible ones: neither is for the next user. */
  forget: (): void => publish({ visible: snapshot.visible.map(withoutAction), recent: [] }),
  /** Stops all timers while an alert is hovered or focused. */
  pause: (): void => {
    if (isPaused) return;
    isPaused = true;
    for (const timer of new Set(timers.values())) {
      clearTimeout(timer.timeout);
      timer.left -= Date.now() - timer.startedAt;
    }
  },
  resume: (): void => {
    if (!isPaused) return;
    isPaused = false;
    for (const timer of new Set(timers.values())) start(timer);
  },
};

/** Removes all alerts in one change, because each change renders all that are left. */
const remove = (ids: Iterable<number>) => {
  const gone = new Set(ids);
  for (const id of gone) cancel(id);
  const visible = snapshot.visible.filter(({ id }) => !gone.has(id));
  if (visible.length < snapshot.visible.length) publish({ ...snapshot, visible });
  // The removed alert may have been hovered or focused; its removal fires no event that would resume.
  if (visible.length === 0) isPaused = false;
};

const start = (timer: DismissTimer) => {
  timer.startedAt = Date.now();
  timer.timeout = setTimeout(() => remove(timer.ids), Math.max(0, timer.left));
};

const cancel = (id: number) => {
  const timer = timers.get(id);
  timers.delete(id);
  timer?.ids.delete(id);
  if (timer?.ids.size === 0) clearTimeout(timer.timeout);
};

const publish = (next: AlertSnapshot) => {
  snapshot = next;
  listeners.notify();
};

const withoutAction = (alert: Alert): Alert => ({ ...alert, action: undefined });

/** Removes the action of an earlier alert about the same record as `alert`, such as the undo of an older change. */
const withoutOutdatedAction =
  (alert: Alert) =>
  (earlier: Alert): Alert =>
    alert.kind === 'success' && alert.subject && keyOf(earlier) === keyOf(alert)
      ? withoutAction(earlier)
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
