import { useId } from 'react';
import { AlertSubjectLine, messageOf } from '@/ui/alerts/AlertList';
import { alerts, type Alert } from '@/ui/alerts/alert-store';
import { AlertIcon } from '@/ui/alerts/glyphs';
import { useFormats } from '@/ui/formats/useFormats';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './RecentAlerts.module.css';

type RecentAlertsProps = { recent: readonly Alert[]; onAct: () => void };

/** The latest alerts, newest first, with the actions they still offer. `onAct` is called before an action runs. */
export const RecentAlerts = ({ recent, onAct }: RecentAlertsProps) => {
  const translate = useTranslate();
  const { time } = useFormats();
  const id = useId();
  if (recent.length === 0) return <p className={styles.none}>{translate('alerts.none')}</p>;
  return (
    <ul className={styles.recent}>
      {recent.toReversed().map((alert) => (
        <li key={alert.id} data-kind={alert.kind}>
          <AlertIcon kind={alert.kind} />
          <div className={styles.words}>
            <div id={`${id}-${alert.id}`}>
              <p className={styles.message}>{messageOf(alert, translate)}</p>
              {alert.subject && <AlertSubjectLine {...alert.subject} />}
            </div>
            {alert.action && (
              <PlainButton
                look="text"
                id={`${id}-${alert.id}-act`}
                aria-labelledby={`${id}-${alert.id}-act ${id}-${alert.id}`}
                className={styles.action}
                onClick={() => {
                  onAct();
                  alerts.act(alert.id);
                }}
              >
                {translate(alert.action.label, { _: alert.action.label })}
              </PlainButton>
            )}
          </div>
          <time className={styles.time}>{time(new Date(alert.shownAt))}</time>
        </li>
      ))}
    </ul>
  );
};
