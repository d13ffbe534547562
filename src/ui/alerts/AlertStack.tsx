import { useEffect } from 'react';
import { createPortal } from 'react-dom';
import { useNotificationContext } from 'react-admin';
import { useTranslate } from '@/ui/hooks/useTranslate';
import { alerts, type AlertKind } from './alert-store';
import { SHORTCUTS } from '@/ui/shortcuts/shortcuts';
import { useKeysInWords } from '@/ui/shortcuts/useKeysInWords';
import { useShortcut } from '@/ui/shortcuts/useShortcut';
import { AlertList } from './AlertList';

/** react-admin's `notification`: passes its messages on to the shared alert store. */
export const AlertStack = () => {
  const translate = useTranslate();
  useDrainedNotifications();
  const keysOf = useKeysInWords();
  useShortcut('undo', alerts.act);
  return createPortal(
    <div ref={attend}>
      <AlertList translate={translate} keys={keysOf(SHORTCUTS.undo.chord)} />
    </div>,
    document.body,
  );
};

/**
 * A drawer hides the rest of the page from screen readers, but alerts must still be announced. The menu ends above them:
 * their height is a custom property.
 */
const attend = (element: HTMLElement | null) => {
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

const useDrainedNotifications = () => {
  const { notifications, resetNotifications } = useNotificationContext();
  useEffect(() => {
    if (notifications.length === 0) return;
    for (const { message, type, notificationOptions } of notifications) {
      // Messages that are elements are not supported: all words come from the catalogue.
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
