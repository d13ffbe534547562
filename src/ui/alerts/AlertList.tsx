import { useEffect, useRef, useSyncExternalStore } from 'react';
import { Glyph } from '@/ui/plain/Glyph';
import { PlainLink } from '@/ui/plain/PlainLink';
import { PlainButton } from '@/ui/plain/PlainButton';
import { alerts, type Alert, type AlertLine, type AlertSubject } from './alert-store';
import { announce } from '@/ui/announce/announcer';
import styles from './AlertList.module.css';
import { AlertIcon } from './glyphs';

/** Translates a key; any other text is returned unchanged. */
type TranslateText = (key: string, options?: Record<string, unknown>) => string;

type AlertListProps = {
  translate: TranslateText;
  /** The keys that run the action of the latest alert, as a text; absent where there are no such keys. */
  keys?: string;
};

/**
 * The visible alerts, each announced once. In the console they are at the foot of the menu, where they cover nothing
 * that users read while they work on the page; the menu ends above them. Without a menu beside the page they are above
 * the bars at its foot, and in the account area at the top.
 */
export const AlertList = ({ translate, keys }: AlertListProps) => {
  const { visible } = useSyncExternalStore(alerts.subscribe, alerts.snapshot, alerts.snapshot);
  const latest = visible.findLast(({ action }) => action);
  const list = useRef<HTMLDivElement>(null);
  const before = useRef<Element | null>(null);
  useEffect(() => {
    // If the focused alert was removed, the focus returns to the previous element.
    if (document.activeElement === document.body) {
      if (before.current instanceof HTMLElement && before.current.isConnected)
        before.current.focus();
      before.current = null;
    }
    // Removing the focused alert fires no blur event.
    if (list.current) release(list.current);
    for (const alert of visible) {
      if (alert.id <= lastAnnounced) continue;
      lastAnnounced = alert.id;
      announce(sentenceOf(alert, translate, keys), { isUrgent: alert.kind === 'error' });
    }
  }, [visible, translate, keys]);
  // Removing an alert under the pointer fires no leave event.
  useEffect(() => () => alerts.resume(), []);
  return (
    <div
      ref={list}
      data-alerts
      role={visible.length > 0 ? 'region' : undefined}
      aria-label={visible.length > 0 ? translate('alerts.label') : undefined}
      className={styles.alerts}
      // Not on enter, because an alert may appear under a pointer that rests there by chance.
      onPointerMove={alerts.pause}
      onPointerLeave={({ currentTarget }) => release(currentTarget)}
      onFocus={({ currentTarget, relatedTarget }) => {
        if (!currentTarget.contains(relatedTarget)) before.current = relatedTarget;
        alerts.pause();
      }}
      onBlur={({ currentTarget, relatedTarget }) => {
        if (relatedTarget && !currentTarget.contains(relatedTarget)) before.current = null;
        release(currentTarget);
      }}
    >
      {visible.map((alert) => (
        <AlertItem
          key={alert.id}
          alert={alert}
          translate={translate}
          // The keys run the action of the latest alert only.
          keys={alert === latest ? keys : undefined}
        />
      ))}
    </div>
  );
};

/** Shared by the lists before and after the login, so that the second does not repeat what the first announced. */
let lastAnnounced = 0;

const sentenceOf = (alert: Alert, translate: TranslateText, keys = ''): string => {
  const { subject, detail, args, action } = alert;
  const parts = [messageOf(alert, translate), subject?.name, detail && translate(detail, args)];
  if (action) parts.push(`${translate(action.label)} ${keys}`.trim());
  const said = parts.filter((part): part is string => Boolean(part));
  return said.map((part, at) => (at < said.length - 1 ? ended(part) : part)).join(' ');
};

/** `text` with a full stop, unless it already ends with punctuation. */
const ended = (text: string): string => (/[.!?…]$/.test(text) ? text : `${text}.`);

const AlertItem = ({ alert, translate, keys }: AlertListProps & { alert: Alert }) => (
  <div data-kind={alert.kind} className={styles.alert}>
    <AlertIcon kind={alert.kind} />
    <div className={styles.words}>
      <p className={styles.message}>{messageOf(alert, translate)}</p>
      {alert.subject && <AlertSubjectLine {...alert.subject} />}
      {alert.detail && <p className={styles.detail}>{translate(alert.detail, alert.args)}</p>}
      {alert.action && (
        <PlainButton look="bare" onClick={() => alerts.act(alert.id)}>
          <span className={styles.action}>
            {translate(alert.action.label)} {keys && <kbd>{keys}</kbd>}
          </span>
        </PlainButton>
      )}
    </div>
    <PlainButton
      look="bare"
      aria-label={translate('alerts.close')}
      onClick={() => alerts.dismiss(alert.id)}
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

/** The translated message of a line; the backend's own text is no key and stays as it is. */
export const messageOf = ({ message, args }: AlertLine, translate: TranslateText): string =>
  translate(message, { _: message, ...args });

/** Resumes the timers once no alert is hovered or focused. */
const release = (list: HTMLElement) => {
  if (!list.matches(':hover, :focus-within')) alerts.resume();
};
