import NotificationsNoneIcon from '@mui/icons-material/NotificationsNone';
import { useState, useSyncExternalStore } from 'react';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { LazyPopover } from '@/ui/lazy/overlays';
import { alerts } from '@/ui/alerts/alert-store';
import { lazyComponent } from '@/ui/lazy/lazy-component';
import { PlainButton } from '@/ui/plain/PlainButton';
import styles from './AlertBell.module.css';
import { usePageAnchor } from './usePageAnchor';

const RecentAlerts = lazyComponent(() => import('./RecentAlerts'), 'RecentAlerts');

/** The latest alerts, for users who missed them in their five seconds. */
export const AlertBell = () => {
  const translate = useTranslate();
  const { recent } = useSyncExternalStore(alerts.subscribe, alerts.snapshot);
  const { anchor, open, close } = usePageAnchor();
  const [seen, setSeen] = useState(0);
  const unseen = recent.filter(({ id }) => id > seen).length;
  const openRecent = (target: HTMLElement) => {
    // The visible alerts are in the list too, and would cover its heading.
    alerts.clear();
    open(target);
    setSeen(recent.at(-1)?.id ?? 0);
  };
  return (
    <>
      <PlainButton
        look="icon"
        aria-label={
          unseen === 0
            ? translate('alerts.recent')
            : translate('alerts.unseen', { smart_count: unseen })
        }
        aria-haspopup="dialog"
        aria-expanded={anchor !== null}
        onClick={(event) => openRecent(event.currentTarget)}
      >
        <span className={styles.bell} data-unseen={unseen > 0 || undefined}>
          <NotificationsNoneIcon />
        </span>
      </PlainButton>
      <LazyPopover
        open={anchor !== null}
        anchorEl={anchor}
        onClose={close}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'right' }}
        transformOrigin={{ vertical: 'top', horizontal: 'right' }}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-label': translate('alerts.recent'),
            sx: { width: 360, mt: 0.5 },
          },
        }}
      >
        <h2 className={styles.title}>{translate('alerts.recent')}</h2>
        <RecentAlerts waiting={null} recent={recent} onAct={close} />
      </LazyPopover>
    </>
  );
};
