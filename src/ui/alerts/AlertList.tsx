import { useEffect, useSyncExternalStore, type SyntheticEvent } from 'react';
import { Glyph } from '@/ui/plain/Glyph';
import { PlainLink } from '@/ui/plain/PlainLink';
import { PlainButton } from '@/ui/plain/PlainButton';
import {
  alerts,
  type Alert,
  type AlertAction,
  type AlertLine,
  type AlertSubject,
} from './alert-store';
import styles from './AlertList.module.css';
import { AlertIcon } from './glyphs';

/** Translates a key; any other text is returned unchanged. */
export type Translate = (key: string, options?: Record<string, unknown>) => string;

/** The visible alerts, over the middle of the top bar, where they cover no button. */
export const AlertList = ({ translate }: { translate: Translate }) => {
  const { visible } = useSyncExternalStore(alerts.subscribe, alerts.snapshot, alerts.snapshot);
  // An alert that is removed under the pointer fires no leave event.
  useEffect(() => () => alerts.resume(), []);
  return (
    <div
      data-alerts
      className={styles.alerts}
      // Not on enter: an alert may appear under a pointer at rest, which is not pointing at it.
      onPointerMove={alerts.pause}
      onPointerLeave={release}
      onFocus={alerts.pause}
      onBlur={release}
    >
      {visible.map((alert) => (
        <AlertItem key={alert.id} alert={alert} translate={translate} />
      ))}
    </div>
  );
};

const AlertItem = ({ alert, translate }: { alert: Alert; translate: Translate }) => (
  <div
    role={alert.kind === 'error' ? 'alert' : 'status'}
    data-kind={alert.kind}
    className={styles.alert}
  >
    <AlertIcon kind={alert.kind} />
    <div className={styles.words}>
      <p className={styles.message}>{messageOf(alert, translate)}</p>
      {alert.subject && <AlertSubjectLine {...alert.subject} />}
      {alert.detail && <p className={styles.detail}>{translate(alert.detail)}</p>}
    </div>
    {alert.action && (
      <PlainButton look="bare" onClick={() => act(alert.id, alert.action)}>
        <span className={styles.action}>{translate(alert.action.label)}</span>
      </PlainButton>
    )}
    <PlainButton
      look="bare"
      aria-label={translate('alerts.close')}
      onClick={({ currentTarget }) => {
        // Removing a focused element fires no blur: restore the focus first.
        currentTarget.blur();
        alerts.dismiss(alert.id);
      }}
    >
      <span className={styles.cross}>
        <Glyph size={16} path="m5 5 10 10m0-10L5 15" />
      </span>
    </PlainButton>
  </div>
);

/** The record an alert is about, linked if the user may open it. */
export const AlertSubjectLine = ({ name, address }: AlertSubject) => (
  <p className={styles.subject}>
    {address === undefined ? name : <PlainLink href={`#${address}`}>{name}</PlainLink>}
  </p>
);

const act = (id: number, action: AlertAction | undefined) => {
  alerts.dismiss(id);
  action?.run();
};

/** The translated line; the backend's own words are not keys and stay as they are. */
export const messageOf = ({ message, args }: AlertLine, translate: Translate): string =>
  translate(message, { _: message, ...args });

/** Resumes the clocks once neither the pointer nor the focus holds them. */
const release = ({ currentTarget }: SyntheticEvent<HTMLElement>) => {
  if (!currentTarget.matches(':hover, :focus-within')) alerts.resume();
};
