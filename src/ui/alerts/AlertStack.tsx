import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { alerts, type AlertKind } from './alert-store';
import { SHORTCUTS } from '@/ui/shortcuts/shortcuts';
import { useKeysInWords } from '@/ui/shortcuts/useKeysInWords';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { AlertList } from './AlertList';

/** react-admin's `notification`: forwards its messages to the shared alert store, and renders the alerts. */
export const AlertStack = () => {
  const translate = useTranslate();
  useForwardedNotifications();
  const keysOf = useKeysInWords();
  useShortcut('undo', alerts.act);
  return createPortal(
    <div ref={watchAlerts}>
      <AlertList translate={translate} keys={keysOf(SHORTCUTS.undo.chord)} />
    </div>,
    document.body,
  );
};

/**
 * Ref that keeps the alerts readable while a drawer hides the rest of the page from screen readers, and publishes their
 * height as a custom property, above which the menu ends.
 */
const watchAlerts = (element: HTMLElement | null) => {
  if (!element) return undefined;
  const observer = new MutationObserver(() => {
    element.removeAttribute('aria-hidden');
    const list = element.querySelector('[role="region"]');
    const { style } = document.documentElement;
    if (list) style.setProperty('--alerts-height', `${list.clientHeight + GAP_PX}px`);
    else style.removeProperty('--alerts-height');
  });
  observer.observe(element, { attributeFilter: ['aria-hidden'], childList: true, subtree: true });
  return () => observer.disconnect();
};

/** The gap between the menu and the alerts below it. */
const GAP_PX = 16;

const useForwardedNotifications = () => {
  const { notifications, resetNotifications } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    for (const { message, type, notificationOptions } of notifications) {
      // Elements are not supported as messages: all texts come from the catalogue.
      if (typeof message !== 'string' || message === '') continue;
      alerts.show({
        kind: KINDS[type],
        lines: [{ message, args: notificationOptions?.messageArgs }],
      });
    }
    resetNotifications();
  }, [notifications, resetNotifications]);
};

const KINDS: Record<'success' | 'info' | 'warning' | 'error', AlertKind> = {
  success: 'success',
  info: 'info',
  warning: 'error',
  error: 'error',
};
